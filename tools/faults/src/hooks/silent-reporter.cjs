/** What a run of Jest says is in its results. */
module.exports = class SilentReporter {}
