/** Says why the figures are what they are; kept here, because the report is written anew by each run. */
export const LIMITS = `## What limits

The aim was half of what pg-boss does alone; a task reaches 0.27 to 0.35 of it (0.35 in the larger batches of the lower tables). pg-boss writes one row three times. A task is that
row and its own, written three times too, two ledger entries, its account's row twice and, with an engine, two kept steps: PostgreSQL spends
2.3 to 2.7 times as much on it, which alone would be 0.4. The rest is the service's own: a folder made and removed for every attempt (a fifth of it), rows
parsed, results written. With one file a task, storing it durably costs more than everything else together.

Kept: creates, take-ups, ends and steps in batches of one statement each; no look for earlier steps in a first attempt; partial indexes that only hold what is unfinished;
no foreign keys on the hot tables; walks from account to account and from worker to worker instead of over all waiting tasks. Not done on purpose: a ledger without its
unique indexes (they are what makes a second charge impossible) and unlogged jobs (a restart would lose them, and the reconciler finds them only after 30 s).

On 2026-11-16 the end of a task became three round trips instead of seven, a take-up four instead of five, and a create two. On two arm64 cores with ten times as much other work (\`--only tasks --turns 2 --seconds 2\`) a plan that does nothing reached 0.31 of bare pg-boss on the clock and 0.22 of its processor time,
an engine that does nothing 0.06 and 0.07: round trips are waits, and what limits is what is written and, with an engine, its file. The aim of 0.5 is not reached.

On 2026-11-16 it was looked at once more, with other work on all of the machine: 0.16 of bare pg-boss on the clock and 0.20 of its processor time, and an engine that does nothing 0.07. Of what Node does besides loading itself a fifth
are calls that make and remove the attempt's folder; with an engine most is files. One round trip could still go (taking the jobs and beginning the attempts, one statement for a batch of up to 256); it would not be seen in these figures.
A folder that stayed empty is now removed by one call instead of five. What PostgreSQL does for a task that makes one file, counted in the sources: three versions of its row, none of which can stay on its page's chain (partial indexes name the columns that change), each with entries in the key and in the
list of its account, and one more for being ready, at work and found by its creation; two entries of the ledger with three indexes each; the job, three times. To go much below it, the job row would have to go, which is a queue of our own instead of pg-boss.
With it (\`--only tasks --turns 2 --seconds 2\`, two arm64 cores at a load of 8): 0.36 of bare pg-boss on the clock and 0.25 of its processor time, 246 us of Node and 388 of PostgreSQL against 38 and 119; an engine that does nothing 0.07.

The queue's gauges of \`/metrics\` took 1.7 CPU seconds of PostgreSQL with 1,000,000 waiting tasks (all pages of the table read), and take 0.45 now: waiting tasks are counted from an index that has what they make, and the age of the oldest
comes from its id. What was counted is kept for 20 times as long as it took, 5 s at least; after 5 s it is given up, and the rest is told without it.
`
