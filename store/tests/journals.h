// A journal with a loop and a worker that run when the test says so.
#pragma once

#include <algorithm>
#include <deque>
#include <memory>
#include <utility>

#include "store/journal.h"
#include "store/tests/stores.h"

namespace snowbound {

class ByHand {  // a queue of work that is run by hand
public:
    Journal::Run taker()
    {
        return [this](std::function<void()> work) { work_.push_back(std::move(work)); };
    }
    bool run()
    {
        if (work_.empty()) return false;
        for (auto now = std::exchange(work_, {}); auto& each : now) each();
        return true;
    }

private:
    std::deque<std::function<void()>> work_;
};

class AJournal : public OnEachStore {
protected:
    void SetUp() override
    {
        OnEachStore::SetUp();
        if (!IsSkipped()) use(opened());
    }

    void use(std::unique_ptr<Database> database)
    {
        database_ = database.get();
        journal_ = std::make_unique<Journal>(std::move(database), disk_.taker(), loop_.taker());
    }

    void write(std::vector<Statement> unit)
    {
        journal_->write(std::move(unit), [this, at = results_.size()](const Result<bool>& result) {
            results_[at] = result ? "good" : result.trouble().code;
            order_.push_back(static_cast<int>(at));
        });
        results_.emplace_back("waiting");
    }

    void finish()
    {
        while (loop_.run() || disk_.run() || readers_.run()) {}
        EXPECT_EQ(journal_->waiting(), 0U);
    }

    ByHand loop_, disk_, readers_;
    Database* database_ = nullptr;
    std::unique_ptr<Journal> journal_;
    std::vector<std::string> results_;
    std::vector<int> order_;
};

}  // namespace snowbound
