#include "server/limits.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace snowbound {
namespace {

constexpr std::size_t kMostWho = 100;  // bytes of a key: what begins alike shares a bucket
constexpr int kForgetAtOnce = 4;       // per call, so that no call has to clean up after many
constexpr int kLookedAt = 32;          // buckets, to find one that nobody runs against
constexpr double kCrowd = 10;          // those who find no room share this many buckets' worth

std::string key_of(std::string_view kind, std::string_view who)
{
    std::string key(kind);
    key += ' ';
    key += who.substr(0, kMostWho);
    return key;
}

double tokens_at(double tokens, std::int64_t since_ms, std::int64_t now_ms, Rate rate)
{
    const double seconds = static_cast<double>(std::max<std::int64_t>(0, now_ms - since_ms)) / 1000;
    return std::min(rate.burst, tokens + seconds * rate.per_second);
}

Rate times(Rate rate, double factor)
{
    return {rate.per_second * factor, std::max(1.0, rate.burst * factor)};  // below one, nothing would ever pass
}

}  // namespace

bool Bucket::take(Rate rate, std::int64_t now_ms, double cost)
{
    const double seconds = static_cast<double>(std::max<std::int64_t>(0, now_ms - at_ms_)) / 1000;
    spent_ = std::max(0.0, spent_ - seconds * rate.per_second);
    at_ms_ = std::max(at_ms_, now_ms);
    if (spent_ + cost > rate.burst) return false;
    spent_ += cost;
    return true;
}

bool Limits::allow(const Limit& limit, Bucket& bucket, std::int64_t now_ms) const
{
    return factor_ <= 0 || bucket.take(times(limit.rate, factor_), now_ms);
}

Limits::Limits(double factor, std::size_t most_keys) : factor_(factor), most_keys_(most_keys) {}

bool Limits::allow(const Limit& limit, std::string_view who, std::int64_t now_ms, double cost)
{
    return allow(limit.kind, who, limit.rate, now_ms, cost);
}

bool Limits::allow(std::string_view kind, std::string_view who, Rate rate, std::int64_t now_ms, double cost)
{
    if (factor_ <= 0) return true;
    rate = times(rate, factor_);
    const std::string key = key_of(kind, who);
    if (buckets_.contains(key) || has_room(now_ms)) return take(key, rate, now_ms, cost);
    // Full of those who are being limited. Refusing everybody else would lock out the innocent, believing everybody
    // would lift the limit: the crowd shares one bucket of each kind.
    return take(std::string(kind), times(rate, kCrowd), now_ms, cost);
}

bool Limits::take(const std::string& key, Rate rate, std::int64_t now_ms, double cost)
{
    const auto [at, is_new] = buckets_.try_emplace(key, Kept{rate.burst, rate.per_second, now_ms, now_ms});
    Kept& bucket = at->second;
    if (!is_new) by_full_.erase({bucket.full_ms, at->first});
    bucket.tokens = tokens_at(bucket.tokens, bucket.at_ms, now_ms, rate);
    bucket.at_ms = std::max(bucket.at_ms, now_ms);
    cost = std::min(cost, rate.burst);
    const bool allowed = bucket.tokens >= cost;
    if (allowed) bucket.tokens -= cost;
    const double seconds = rate.per_second > 0 ? (rate.burst - bucket.tokens) / rate.per_second : 1e9;
    bucket.full_ms = bucket.at_ms + static_cast<std::int64_t>(std::ceil(std::min(seconds, 1e9) * 1000));
    by_full_.insert({bucket.full_ms, at->first});
    return allowed;
}

bool Limits::has_room(std::int64_t now_ms)
{
    for (int i = 0; i < kForgetAtOnce && !by_full_.empty() && by_full_.begin()->first <= now_ms; ++i) {
        forget(buckets_.find(std::string(by_full_.begin()->second)));
    }
    if (buckets_.size() < most_keys_) return true;
    // The one that would be full soonest loses least by being forgotten, but never one that somebody runs against.
    auto next = by_full_.begin();
    for (int i = 0; i < kLookedAt && next != by_full_.end(); ++i, ++next) {
        const auto bucket = buckets_.find(std::string(next->second));
        const Kept& b = bucket->second;
        const bool is_crowd = bucket->first.find(' ') == std::string::npos;
        if (is_crowd || tokens_at(b.tokens, b.at_ms, now_ms, {b.per_second, 1}) < 1) continue;
        forget(bucket);
        return true;
    }
    return false;
}

void Limits::forget(Buckets::iterator bucket)
{
    by_full_.erase({bucket->second.full_ms, bucket->first});
    buckets_.erase(bucket);
}

void Limits::sweep(std::int64_t now_ms)
{
    while (!by_full_.empty() && by_full_.begin()->first <= now_ms) {
        forget(buckets_.find(std::string(by_full_.begin()->second)));
    }
}

std::int64_t Limits::seconds_until(const Limit& limit, std::string_view who, std::int64_t now_ms, double cost) const
{
    const auto at = buckets_.find(key_of(limit.kind, who));
    if (at == buckets_.end() || factor_ <= 0) return 1;
    const Rate rate = times(limit.rate, factor_);
    const double missing = std::min(cost, rate.burst) - tokens_at(at->second.tokens, at->second.at_ms, now_ms, rate);
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(std::min(missing / rate.per_second, 1e6))));
}

std::string address_key(std::string_view address)
{
    std::string text(address);
    std::array<unsigned char, 16> bytes{};
    if (inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return text;
    constexpr std::array<unsigned char, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
    if (std::equal(kMapped.begin(), kMapped.end(), bytes.begin())) {
        std::array<char, INET_ADDRSTRLEN> out{};
        return inet_ntop(AF_INET, bytes.data() + 12, out.data(), out.size());
    }
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    std::array<char, INET6_ADDRSTRLEN> out{};
    return inet_ntop(AF_INET6, bytes.data(), out.data(), out.size());
}

}  // namespace snowbound
