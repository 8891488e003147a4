// For whoever runs the server: is it well, and how much does it do.
#include <fstream>

#include <unistd.h>

#include "server/call.h"
#include "server/links.h"
#include "store/node_life.h"

namespace snowbound {
namespace {

double resident_bytes()
{
    std::ifstream file("/proc/self/statm");
    double pages = 0, resident = 0;
    file >> pages >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Figures are for the operator: from this machine or its own network, not from the internet.
bool is_near(std::string_view address)
{
    if (address.starts_with("::ffff:")) address.remove_prefix(7);
    for (const std::string_view near : {"127.", "10.", "192.168.", "169.254.", "::1", "fc", "fd", "fe80:"}) {
        if (address.starts_with(near)) return true;
    }
    if (!address.starts_with("172.") || address.size() < 7) return false;
    const int second = std::atoi(std::string(address.substr(4, 3)).c_str());
    return second >= 16 && second <= 31;
}

void store_figures(MetricsText& out, const Journal& journal)
{
    const JournalFigures& f = journal.figures();
    out.counter("snowbound_store_commits_total", "Transactions tried", f.commits);
    out.counter("snowbound_store_units_total", "Units in them", f.units);
    out.counter("snowbound_store_failed_units_total", "Units that were not stored", f.failed_units);
    out.counter("snowbound_store_microseconds_total", "Time spent in transactions", f.microseconds);
    out.gauge("snowbound_store_waiting", "Units and questions on their way", static_cast<double>(journal.waiting()));
}

void transport_figures(MetricsText& out, const TransportFigures& f)
{
    out.gauge("snowbound_connections", "Open connections", static_cast<double>(f.connections));
    out.gauge("snowbound_websockets", "Open WebSockets", static_cast<double>(f.websockets));
    out.counter("snowbound_requests_total", "HTTP requests", f.requests);
    out.counter("snowbound_frames_in_total", "Frames received", f.frames_in);
    out.counter("snowbound_frames_out_total", "Frames sent", f.frames_out);
    out.counter("snowbound_bytes_in_total", "Bytes received", f.bytes_in);
    out.counter("snowbound_bytes_out_total", "Bytes sent", f.bytes_out);
    out.counter("snowbound_dropped_slow_total", "Clients dropped because they did not read", f.dropped_slow);
    out.counter("snowbound_dropped_bad_total", "Clients dropped for what they sent", f.dropped_bad);
}

void house_figures(MetricsText& out, const HouseFigures& f)
{
    out.counter("snowbound_answers_total", "Answers stored", f.answers);
    out.counter("snowbound_refusals_total", "Answers refused", f.refusals);
    out.counter("snowbound_undone_total", "Answers taken back", f.undone);
    out.counter("snowbound_answers_by_bot_total", "Answers of bots", f.by_bot);
    out.counter("snowbound_answers_by_clock_total", "Answers of clocks", f.by_clock);
    out.counter("snowbound_not_stored_total", "Answers that the store did not take", f.lost);
    out.counter("snowbound_frozen_total", "Tables stopped by an error in the rules", f.frozen);
    out.counter("snowbound_tables_made_total", "Tables made", f.tables_made);
    out.counter("snowbound_tables_loaded_total", "Tables brought back from the store", f.tables_loaded);
    out.counter("snowbound_chat_total", "Lines said", f.chat);
    out.counter("snowbound_limited_total", "Requests and frames over a limit", f.limited);
    out.histogram("snowbound_answer_seconds", "From an answer to its being stored", f.answer_time);
    out.histogram("snowbound_load_seconds", "Bringing a table back from the store", f.load_time);
    out.histogram("snowbound_bot_seconds", "A bot's thinking", f.bot_time);
}

void node_figures(MetricsText& out, const House& house)
{
    if (!house.links()) return;
    const LinkFigures f = house.links()->figures();
    const auto& life = *house.life();
    const Labels node{{"node", house.serving().node}};
    out.gauge("snowbound_node_lease_seconds", "How long this node's lease runs yet",
              static_cast<double>(life.lease_left()) / 1000, node);
    out.counter("snowbound_node_lives_total", "How often this node has signed on", life.figures().lives, node);
    out.counter("snowbound_node_ended_others_total", "Nodes that this one has ended", life.figures().ended_others,
                node);
    out.gauge("snowbound_node_cut_off", "1: the other nodes go on without this one", house.among().is_cut_off() ? 1 : 0,
              node);
    out.counter("snowbound_tables_handed_over_total", "Tables given to nodes that had fewer", house.figures.handed_over,
                node);
    out.gauge("snowbound_links", "Ways to other nodes", static_cast<double>(f.links), node);
    out.counter("snowbound_links_lost_total", "Ways to other nodes that broke", f.lost, node);
    out.gauge("snowbound_forwarded_sessions", "Sockets here whose table is at another node",
              static_cast<double>(f.sessions), node);
    out.counter("snowbound_forwarded_requests_total", "Requests that other nodes have brought", f.requests, node);
    out.counter("snowbound_forwarded_frames_in_total", "Frames that other nodes have brought", f.frames_in, node);
    out.counter("snowbound_forwarded_frames_out_total", "Frames for sockets at other nodes", f.frames_out, node);
}

}  // namespace

void Api::health(const Calls& call)
{
    house_.probe([this, call](const std::optional<Trouble>& trouble) {
        if (trouble) return call->fail(*trouble);
        call->say({{"ok", true}, {"up_ms", Loop::steady_ms() - started_}});
    });
}

void Api::ready(const Calls& call)
{
    house_.probe([this, call](const std::optional<Trouble>& trouble) {
        if (trouble) return call->fail(*trouble);
        if (!house_.takes_work()) return call->fail({"closing", "no more work is taken here", ""});
        if (house_.links() && !(house_.among().is_linked(house_.life()->id()) && house_.is_owned()))
            return call->fail({"closing", "other nodes have the work just now", ""});
        call->say({{"ready", true}});
    });
}

void Api::metrics(const Calls& call)
{
    if (!is_near(call->request.address)) return call->fail({"not_found", "there is nothing here", ""});
    MetricsText out;
    std::size_t guests = 0, live = 0;
    for (const auto& [id, room] : house_.rooms()) {
        guests += room->guests();
        live += room->card().is_live() ? 1 : 0;
    }
    out.gauge("snowbound_tables_in_memory", "Tables in memory", static_cast<double>(house_.rooms().size()));
    out.gauge("snowbound_tables_running", "Of these, running", static_cast<double>(live));
    out.gauge("snowbound_guests", "Players and spectators connected to a table", static_cast<double>(guests));
    out.gauge("snowbound_bots_thinking", "Bots at work or waiting for a worker", static_cast<double>(house_.thinking));
    house_figures(out, house_.figures);
    store_figures(out, house_.journal());
    node_figures(out, house_);
    if (transport_) transport_figures(out, transport_->figures());
    out.gauge("process_resident_memory_bytes", "Memory in use", resident_bytes());
    out.gauge("process_cpu_seconds_total", "Processor time used", cpu_seconds());
    call->send({200, MetricsText::kType, out.text(), {}});
}

}  // namespace snowbound
