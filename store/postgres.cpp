// PostgreSQL.
#include "store/database.h"

namespace snowbound {

Result<std::unique_ptr<Database>> open_postgres(const std::string& /*url*/, Access /*access*/)
{
    return Trouble{"database", "this snowbound cannot speak to PostgreSQL yet", "", ""};
}

}  // namespace snowbound
