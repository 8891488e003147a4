// The web client: a fixed list of files, carried inside the program or read from a folder once. What is not on the list
// cannot be served.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/transport.h"

namespace snowbound {

struct BundleFile {
    std::string name;  // "index.html", "assets/app-1a2B3c4D.js"; "NAME.br" and "NAME.gz" are NAME, packed
    std::string bytes;
};

// Every plain file below the folder. Links and hidden files are passed over; too much of anything is a Trouble.
Result<std::vector<BundleFile>> read_bundle(const std::string& folder);

class Bundle {
public:
    explicit Bundle(std::vector<BundleFile> files);
    HttpReply reply(const HttpRequest& request) const;
    bool empty() const { return pages_.empty(); }

private:
    struct Form {  // one way to send a page
        std::string bytes, etag;
    };
    struct Page {
        std::string type, cache;
        Form plain, gzip, brotli;  // without an etag: there is none
    };
    const Page* find(std::string_view path) const;
    static void pack(Page& page);

    std::map<std::string, Page, std::less<>> pages_;  // by path
};

}  // namespace snowbound
