// Work for many askers on few workers: they take turns, and nobody has all of the workers at once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace snowbound {

template <class Job>
class Turns {
public:
    explicit Turns(std::size_t workers) : workers_(workers) {}

    void add(const std::string& asker, Job job)
    {
        Line& line = lines_[asker];
        if (line.jobs.empty()) order_.push_back(asker);
        line.jobs.push_back(std::move(job));
        ++waiting_;
    }
    // Whose turn it is, of those whose first job may begin. One asker has all workers but one, at most.
    template <class May>
    std::optional<std::pair<std::string, Job>> next(const May& may)
    {
        for (std::size_t looked = order_.size(); looked > 0; --looked) {
            std::string asker = std::move(order_.front());
            order_.pop_front();
            Line& line = lines_[asker];
            if (line.at_work + 1 > std::max<std::size_t>(1, workers_ - 1) || !may(line.jobs.front())) {
                order_.push_back(std::move(asker));
                continue;
            }
            Job job = std::move(line.jobs.front());
            line.jobs.pop_front();
            ++line.at_work, --waiting_;
            if (!line.jobs.empty()) order_.push_back(asker);
            return std::pair(std::move(asker), std::move(job));
        }
        return std::nullopt;
    }
    void done(const std::string& asker)
    {
        const auto line = lines_.find(asker);
        if (--line->second.at_work == 0 && line->second.jobs.empty()) lines_.erase(line);
    }
    std::deque<Job> take_all()  // whatever has not begun, in turns
    {
        std::deque<Job> all;
        while (!order_.empty()) {
            const std::string asker = std::move(order_.front());
            order_.pop_front();
            Line& line = lines_[asker];
            all.push_back(std::move(line.jobs.front()));
            line.jobs.pop_front();
            if (!line.jobs.empty())
                order_.push_back(asker);
            else if (line.at_work == 0)
                lines_.erase(asker);
        }
        waiting_ = 0;
        return all;
    }
    std::size_t waiting() const { return waiting_; }

private:
    struct Line {
        std::deque<Job> jobs;
        std::size_t at_work = 0;
    };
    std::size_t workers_;
    std::size_t waiting_ = 0;
    std::unordered_map<std::string, Line> lines_;
    std::deque<std::string> order_;  // askers with jobs that wait; the first has waited longest
};

}  // namespace snowbound
