#include "app/open_files.h"

#include <sys/resource.h>

#include <algorithm>

namespace snowbound {

std::size_t raise_open_files(std::size_t wanted)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    const rlimit more{std::max<rlim_t>(limit.rlim_max, wanted), std::max<rlim_t>(limit.rlim_max, wanted)};
    const rlimit most{limit.rlim_max, limit.rlim_max};
    if (::setrlimit(RLIMIT_NOFILE, &more) == 0) return more.rlim_cur;  // more than the hard limit: root alone
    return ::setrlimit(RLIMIT_NOFILE, &most) == 0 ? most.rlim_cur : limit.rlim_cur;
}

}  // namespace snowbound
