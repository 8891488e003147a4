#include "server/bundle.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <filesystem>
#include <fstream>

namespace snowbound {
namespace {

namespace fs = std::filesystem;
const std::string kScript = std::string(4000, 's') + "cript";

Bundle bundle()
{
    return Bundle({{"index.html", "<html>"},
                   {"assets/app-1a2B3c4D.js", kScript},
                   {"assets/app-1a2B3c4D.js.br", "brotli"},
                   {"assets/card-portrait.png", std::string(4000, 'p')},
                   {"big.css", std::string(4000, 'c')},
                   {"sound.ogg", "ogg"},
                   {"lost.gz", "packed without a page"}});
}

HttpRequest get(std::string path, std::string encodings = {})
{
    HttpRequest request;
    request.method = "GET";
    request.path = std::move(path);
    if (!encodings.empty()) request.headers.emplace_back("accept-encoding", std::move(encodings));
    return request;
}

std::string header(const HttpReply& reply, std::string_view name)
{
    for (const auto& [key, value] : reply.headers) {
        if (key == name) return value;
    }
    return {};
}

std::string unpack(const std::string& packed)
{
    std::string out(100'000, '\0');
    z_stream stream{};
    inflateInit2(&stream, 15 + 16);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    out.resize(stream.total_out);
    inflateEnd(&stream);
    return out;
}

TEST(Bundle, ServesWhatIsOnTheListWithItsType)
{
    const Bundle all = bundle();
    EXPECT_EQ(all.reply(get("/index.html")).type, "text/html; charset=utf-8");
    EXPECT_EQ(all.reply(get("/assets/app-1a2B3c4D.js")).type, "text/javascript; charset=utf-8");
    EXPECT_EQ(all.reply(get("/assets/card-portrait.png")).type, "image/png");
    EXPECT_EQ(all.reply(get("/big.css")).type, "text/css; charset=utf-8");
    EXPECT_EQ(all.reply(get("/sound.ogg")).type, "audio/ogg");
    EXPECT_EQ(all.reply(get("/sound.ogg")).body, "ogg");
}

TEST(Bundle, APageOfTheClientIsTheClientAndNothingElseIs)
{
    const Bundle all = bundle();
    for (const auto* path : {"/", "/table/abc", "/apiary", "/settings", "/rules/paper-tales/PT-5.7"}) {
        EXPECT_EQ(all.reply(get(path)).body, "<html>") << path;
    }
    for (const auto* path : {"/api", "/api/x", "/assets", "/assets/none", "/none.js", "/lost.gz", "/.env",
                             "/assets/app-1a2B3c4D.js.br", "/index.html/"}) {
        EXPECT_EQ(all.reply(get(path)).status, 404) << path;
    }
    EXPECT_EQ(Bundle({}).reply(get("/")).status, 404);
}

TEST(Bundle, OnlyNamesWithAHashAreKeptForever)
{
    const Bundle all = bundle();
    const std::string forever = "public, max-age=31536000, immutable";
    EXPECT_EQ(header(all.reply(get("/assets/app-1a2B3c4D.js")), "Cache-Control"), forever);
    EXPECT_EQ(header(all.reply(get("/assets/card-portrait.png")), "Cache-Control"), "no-cache");
    EXPECT_EQ(header(all.reply(get("/big.css")), "Cache-Control"), "no-cache");
    EXPECT_EQ(header(all.reply(get("/")), "Cache-Control"), "no-cache");
}

TEST(Bundle, PacksWhatTheBrowserCanUnpack)
{
    const Bundle all = bundle();
    const HttpReply packed = all.reply(get("/big.css", "deflate, gzip;q=0.8"));
    EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
    EXPECT_EQ(header(packed, "Vary"), "Accept-Encoding");
    EXPECT_LT(packed.body.size(), 200U);
    EXPECT_EQ(unpack(packed.body), std::string(4000, 'c'));
    const HttpReply brotli = all.reply(get("/assets/app-1a2B3c4D.js", "gzip, br"));
    EXPECT_EQ(header(brotli, "Content-Encoding"), "br");
    EXPECT_EQ(brotli.body, "brotli");
    EXPECT_EQ(unpack(all.reply(get("/assets/app-1a2B3c4D.js", "gzip, br;q=0.0")).body), kScript);
    EXPECT_EQ(all.reply(get("/assets/app-1a2B3c4D.js")).body, kScript);
    EXPECT_EQ(header(all.reply(get("/assets/card-portrait.png", "gzip")), "Content-Encoding"), "");
}

TEST(Bundle, KnowsWhatTheBrowserAlreadyHas)
{
    const Bundle all = bundle();
    const std::string etag = header(all.reply(get("/big.css")), "ETag");
    EXPECT_NE(etag, header(all.reply(get("/big.css", "gzip")), "ETag"));
    for (const std::string& told : {etag, "W/" + etag, "\"other\", " + etag, std::string("*")}) {
        HttpRequest request = get("/big.css");
        request.headers.emplace_back("if-none-match", told);
        const HttpReply reply = all.reply(request);
        EXPECT_EQ(reply.status, 304) << told;
        EXPECT_TRUE(reply.body.empty());
        EXPECT_EQ(header(reply, "ETag"), etag);
    }
    HttpRequest request = get("/big.css");
    request.headers.emplace_back("if-none-match", "\"other\"");
    EXPECT_EQ(all.reply(request).status, 200);
}

TEST(Bundle, IsOnlyForReading)
{
    HttpRequest request = get("/");
    request.method = "POST";
    EXPECT_EQ(bundle().reply(request).status, 405);
    EXPECT_EQ(header(bundle().reply(request), "Allow"), "GET, HEAD");
    request.method = "HEAD";
    EXPECT_EQ(bundle().reply(request).status, 200);
}

TEST(Bundle, AFolderIsReadWithoutLinksAndHiddenFiles)
{
    const fs::path folder = fs::path(testing::TempDir()) / ("bundle" + std::to_string(::getpid()));
    fs::create_directories(folder / "web" / "assets");
    fs::create_directories(folder / "web" / ".git");
    std::ofstream(folder / "secret.txt") << "secret";
    std::ofstream(folder / "web" / "index.html") << "<p>";
    std::ofstream(folder / "web" / "empty.txt");
    std::ofstream(folder / "web" / ".env") << "secret";
    std::ofstream(folder / "web" / ".git" / "config") << "secret";
    std::ofstream(folder / "web" / "assets" / "a.js") << "js";
    fs::create_symlink(folder / "secret.txt", folder / "web" / "link.txt");
    fs::create_directory_symlink(folder, folder / "web" / "up");
    auto files = read_bundle((folder / "web").string());
    fs::remove_all(folder);
    ASSERT_TRUE(files) << files.trouble().message;
    std::vector<std::string> names;
    for (const BundleFile& file : *files) names.push_back(file.name);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(names, (std::vector<std::string>{"assets/a.js", "empty.txt", "index.html"}));
    EXPECT_EQ(Bundle(std::move(*files)).reply(get("/assets/a.js")).body, "js");
    EXPECT_FALSE(read_bundle((folder / "none").string()));
}

}  // namespace
}  // namespace snowbound
