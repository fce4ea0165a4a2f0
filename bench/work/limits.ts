/** Says why the figures are what they are; kept here, because the report is written anew by each run. */
export const LIMITS = `## What limits

A task is its job and its own row, written three times, two ledger entries, its account's row twice and, with an engine, two kept steps. Jobs alone are a seventeenth of what PostgreSQL does for it.
Node spends a fifth of its own time on the folder of each attempt; the rest parses rows and writes results. With one file a task, storing it durably costs more than everything else together.

Kept: creates, take-ups, ends and steps in batches of one statement each; no look for earlier steps in a first attempt; partial indexes that only hold what is unfinished;
no foreign keys on the hot tables; walks from account to account and from worker to worker instead of over all waiting tasks. Not done on purpose: a ledger without its
unique indexes (they are what makes a second charge impossible) and unlogged jobs (a restart would lose them, and the reconciler finds them only after 30 s).

PostgreSQL writes, for a task that makes one file, counted in the sources: three versions of its row, none of which can stay on its page's chain (partial indexes name the columns that change), each with entries in the key and in the
list of its account, and one more for being ready, at work and found by its creation; two entries of the ledger with three indexes each; the job, which is inserted, locked and deleted. One round trip could still go
(claiming the jobs and beginning the attempts, one statement for a batch of up to 256); it would not be seen in these figures.

Up to 0.2, pg-boss kept the jobs: [the figures before and after](../decisions/work.md).

The queue's gauges of \`/metrics\` took 1.7 CPU seconds of PostgreSQL with 1,000,000 waiting tasks (all pages of the table read), and take 0.45 now: waiting tasks are counted from an index that has what they make, and the age of the oldest
comes from its id. What was counted is kept for 20 times as long as it took, 5 s at least; after 5 s it is given up, and the rest is told without it.
`
