#include "server/bundle.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

#include "core/sha256.h"
#include "server/http.h"

namespace snowbound {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t kMostFiles = 4096, kMostFileBytes = 32U << 20U, kMostBytes = 128U << 20U;
constexpr std::size_t kWorthPacking = 512;

struct Type {
    std::string_view ending, type;
    bool is_packed;  // already: packing it again gains nothing
};
constexpr std::array kTypes{
    Type{"html", "text/html; charset=utf-8", false},
    Type{"js", "text/javascript; charset=utf-8", false},
    Type{"mjs", "text/javascript; charset=utf-8", false},
    Type{"css", "text/css; charset=utf-8", false},
    Type{"json", "application/json", false},
    Type{"map", "application/json", false},
    Type{"webmanifest", "application/manifest+json", false},
    Type{"svg", "image/svg+xml", false},
    Type{"txt", "text/plain; charset=utf-8", false},
    Type{"wasm", "application/wasm", false},
    Type{"ico", "image/x-icon", false},
    Type{"png", "image/png", true},
    Type{"jpg", "image/jpeg", true},
    Type{"webp", "image/webp", true},
    Type{"woff2", "font/woff2", true},
    Type{"mp3", "audio/mpeg", true},
    Type{"ogg", "audio/ogg", true},
};

Type type_of(std::string_view name)
{
    const auto dot = name.rfind('.');
    const std::string_view ending = dot == std::string_view::npos ? "" : name.substr(dot + 1);
    const auto it = std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& one) { return one.ending == ending; });
    return it != kTypes.end() ? *it : Type{"", "application/octet-stream", true};
}

// The build puts a hash of the content before the ending, after "-" or ".": such a name never means anything else.
bool has_hash(std::string_view path)
{
    const std::string_view name = path.substr(path.rfind('/') + 1);
    const std::string_view stem = name.substr(0, std::min(name.rfind('.'), name.size()));
    constexpr std::size_t kHash = 8;
    if (stem.size() <= kHash) return false;
    const char before = stem[stem.size() - kHash - 1];
    const auto is_telling = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
    const auto is_part = [&](char c) { return is_telling(c) || (c >= 'a' && c <= 'z') || c == '_' || c == '-'; };
    const std::string_view hash = stem.substr(stem.size() - kHash);
    return (before == '-' || before == '.') && std::all_of(hash.begin(), hash.end(), is_part) &&
           std::any_of(hash.begin(), hash.end(), is_telling);  // "card-portrait" is a word
}

std::string gzip(std::string_view bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
    std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib does not write there
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(whole ? stream.total_out : 0);
    deflateEnd(&stream);
    return out;
}

std::string_view trim_spaces(std::string_view text)
{
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

template <class Is>
bool any_in_list(std::string_view list, Is is)
{
    while (!list.empty()) {
        const auto end = std::min(list.find(','), list.size());
        if (is(trim_spaces(list.substr(0, end)))) return true;
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

// "br", "br;q=0.5"; not "br;q=0" nor "br; q=0.0".
bool accepts(std::string_view list, std::string_view coding)
{
    return any_in_list(list, [&](std::string_view entry) {
        const auto end = std::min(entry.find(';'), entry.size());
        if (trim_spaces(entry.substr(0, end)) != coding) return false;
        const auto q = entry.find("q=", end);
        return q == std::string_view::npos || entry.find_first_of("123456789", q) != std::string_view::npos;
    });
}

bool matches(std::string_view list, std::string_view etag)
{
    return any_in_list(list, [&](std::string_view entry) {
        if (entry.starts_with("W/")) entry.remove_prefix(2);
        return entry == etag || entry == "*";
    });
}

std::string etag_of(std::string_view bytes) { return "\"" + to_hex(sha256(bytes)).substr(0, 32) + "\""; }

bool is_packed_name(std::string_view name) { return name.ends_with(".br") || name.ends_with(".gz"); }

}  // namespace

Bundle::Bundle(std::vector<BundleFile> files)
{
    for (BundleFile& file : files) {
        if (is_packed_name(file.name)) continue;
        Page& page = pages_["/" + file.name];
        page.type = std::string(type_of(file.name).type);
        const bool is_forever = file.name.starts_with("assets/") && has_hash(file.name);
        page.cache = is_forever ? "public, max-age=31536000, immutable" : "no-cache";
        page.plain = {std::move(file.bytes), {}};
        page.plain.etag = etag_of(page.plain.bytes);
    }
    for (BundleFile& file : files) {
        if (!is_packed_name(file.name)) continue;
        const auto page = pages_.find("/" + file.name.substr(0, file.name.size() - 3));
        if (page == pages_.end()) continue;
        const bool is_brotli = file.name.ends_with(".br");
        Form& form = is_brotli ? page->second.brotli : page->second.gzip;
        form = {std::move(file.bytes), page->second.plain.etag};
        form.etag.insert(form.etag.size() - 1, is_brotli ? "-br" : "-gz");
    }
    for (auto& [path, page] : pages_) {
        if (!type_of(path).is_packed && page.gzip.etag.empty()) pack(page);
    }
}

void Bundle::pack(Page& page)
{
    if (page.plain.bytes.size() < kWorthPacking) return;
    std::string packed = gzip(page.plain.bytes);
    if (packed.empty() || packed.size() >= page.plain.bytes.size()) return;
    page.gzip = {std::move(packed), page.plain.etag};
    page.gzip.etag.insert(page.gzip.etag.size() - 1, "-gz");
}

// The client draws its own pages: a path that looks like one of them is answered with the client.
const Bundle::Page* Bundle::find(std::string_view path) const
{
    const auto exact = pages_.find(path);
    if (exact != pages_.end()) return &exact->second;
    const auto is_under = [&](std::string_view folder) {
        return path.starts_with(folder) && (path.size() == folder.size() || path[folder.size()] == '/');
    };
    const bool is_file = path.find('.') != std::string_view::npos && !is_under("/rules");  // /rules/paper-tales/PT-5.7
    if (is_under("/api") || is_under("/assets") || is_file) return nullptr;
    const auto index = pages_.find("/index.html");
    return index == pages_.end() ? nullptr : &index->second;
}

HttpReply Bundle::reply(const HttpRequest& request) const
{
    if (request.method != "GET" && request.method != "HEAD") {
        HttpReply refusal = http_trouble(405);
        refusal.headers.emplace_back("Allow", "GET, HEAD");
        return refusal;
    }
    const Page* page = find(request.path);
    if (page == nullptr) return http_trouble(404);
    const std::string_view wanted = request.header("accept-encoding");
    const bool brotli = !page->brotli.etag.empty() && accepts(wanted, "br");
    const bool gzip = !brotli && !page->gzip.etag.empty() && accepts(wanted, "gzip");
    const Form& form = brotli ? page->brotli : gzip ? page->gzip : page->plain;
    HttpReply reply;
    reply.type = page->type;
    reply.headers = {{"ETag", form.etag}, {"Cache-Control", page->cache}};
    if (!page->gzip.etag.empty() || !page->brotli.etag.empty()) reply.headers.emplace_back("Vary", "Accept-Encoding");
    if (matches(request.header("if-none-match"), form.etag)) {
        reply.status = 304;
        return reply;
    }
    if (brotli || gzip) reply.headers.emplace_back("Content-Encoding", brotli ? "br" : "gzip");
    reply.body = form.bytes;
    return reply;
}

Result<std::vector<BundleFile>> read_bundle(const std::string& folder)
{
    const auto trouble = [&](const std::string& what) { return Trouble{"bad_bundle", folder + ": " + what, {}, {}}; };
    std::error_code error;
    fs::recursive_directory_iterator at(folder, error), end;
    if (error) return trouble("the folder of the web client cannot be read.");
    std::vector<BundleFile> files;
    std::size_t total = 0;
    for (; at != end; at.increment(error)) {
        const std::string leaf = at->path().filename().string();
        const auto kind = at->symlink_status(error).type();
        if (leaf.starts_with('.')) {
            at.disable_recursion_pending();
            continue;
        }
        if (error || kind != fs::file_type::regular) continue;
        const auto size = at->file_size(error);
        total += error ? 0 : size;
        if (error || size > kMostFileBytes || total > kMostBytes || files.size() >= kMostFiles) {
            return trouble(leaf + " is one file too many, or too large.");
        }
        std::ifstream in(at->path(), std::ios::binary);
        std::string bytes(size, '\0');
        if (!in.read(bytes.data(), static_cast<std::streamsize>(size))) return trouble(leaf + " cannot be read.");
        files.push_back({at->path().lexically_relative(folder).generic_string(), std::move(bytes)});
    }
    if (error) return trouble("the folder of the web client cannot be read to its end.");
    return files;
}

}  // namespace snowbound
