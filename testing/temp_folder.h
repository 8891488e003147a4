// A folder that is gone when the test is.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

namespace snowbound {

class TempFolder {
public:
    TempFolder()
    {
        std::string made = (std::filesystem::temp_directory_path() / "snowbound-XXXXXX").string();
        if (::mkdtemp(made.data())) path_ = made;
    }
    ~TempFolder()
    {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;

    const std::string& path() const { return path_; }
    std::string operator/(const std::string& name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

}  // namespace snowbound
