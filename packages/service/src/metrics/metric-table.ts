/** What is measured, one row a metric. docs/metrics.md is made from this table, and the registry from the same. */
type MetricRow = {
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  labels: readonly Label[]
  /** Upper bounds of a histogram's buckets. */
  buckets?: readonly number[]
  /** Told by every process alike, because it is read from the database: take the maximum over processes, not the sum. */
  ofService?: true
}

/** Every label has a closed list of values: what is declared in the source, or named by the operator. */
export const LABELS = {
  route: 'The path as it is declared, such as `/ent/v2/tasks/{id}`',
  method: 'GET, POST, PUT, PATCH, DELETE, HEAD or OPTIONS',
  status: 'The HTTP status that was answered',
  generator: 'The generator or film action',
  engine:
    'The engine by its name in the settings or the engines file; `several` where a task had more than one, `none` where it had none',
  kind: 'What was ordered: image, video, speech, music, hearing, seeing',
  state: 'As the metric says',
  code: 'The reason of a failure, empty of a success',
  event: 'What a callback tells: processing, success, failed',
  outcome: 'How a try ended',
  class:
    "The account's class, which operators give (`kinora accounts limits ACCOUNT --class gold`); the first sixteen by name",
  lane: 'How long work is expected to take: free, quick, short, long',
} as const

export type Label = keyof typeof LABELS

const counter = <const L extends readonly Label[]>(help: string, labels: L) => ({
  kind: 'counter' as const,
  help,
  labels,
})
const gauge = <const L extends readonly Label[]>(help: string, labels: L) => ({ kind: 'gauge' as const, help, labels })
const histogram = <const L extends readonly Label[]>(help: string, labels: L, buckets: readonly number[]) => ({
  kind: 'histogram' as const,
  help,
  labels,
  buckets,
})
const ofService = <M extends object>(metric: M) => ({ ...metric, ofService: true as const })

// A poll takes a millisecond, a held one a minute.
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30, 60]
// A picture takes a second, a film some minutes, a far model an hour.
const WORK_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3_600]
const CALLBACK_SECONDS = [0.01, 0.05, 0.1, 0.25, 1, 2.5, 5, 10]

export const METRICS = {
  kinora_http_requests_total: counter('Requests that were answered', ['route', 'method', 'status']),
  kinora_http_request_seconds: histogram(
    'How long answers took; those that were asked to wait include the wait',
    ['route'],
    REQUEST_SECONDS,
  ),
  kinora_tasks_created_total: counter('Tasks that were accepted', ['generator']),
  kinora_tasks_ended_total: counter('Tasks that ended on a worker, parts of films among them', [
    'generator',
    'state',
    'code',
  ]),
  kinora_task_seconds: histogram(
    'From the begin of the first attempt to the end',
    ['generator', 'engine'],
    WORK_SECONDS,
  ),
  kinora_task_wait_seconds: histogram('From the create to the begin of the first attempt', ['lane'], WORK_SECONDS),
  kinora_credits_spent_total: counter('Credits that ended tasks cost', ['generator']),
  kinora_credits_returned_total: counter('Credits that failed tasks gave back', ['generator']),
  kinora_callback_tries_total: counter('Tries of callbacks: delivered, again (a retry follows), failed', [
    'event',
    'outcome',
  ]),
  kinora_callback_seconds: histogram('How long receivers took to answer', ['event'], CALLBACK_SECONDS),

  kinora_queue_tasks: ofService(
    gauge(
      'Tasks: waiting for a slot of their account, off-peak (for a free hour), ready for a worker, processing, parts (a film that waits for its parts)',
      ['class', 'generator', 'state'],
    ),
  ),
  kinora_queue_oldest_seconds: ofService(
    gauge('The age of the oldest of them, since the create', ['class', 'generator', 'state']),
  ),
  kinora_queue_ready_age_seconds: ofService(
    gauge('How long the task that is longest ready for a worker has been so: what workers are scaled by', []),
  ),
  kinora_account_credits: ofService(gauge('What accounts own', ['class'])),
  kinora_account_held_credits: ofService(gauge('The part of it that unfinished tasks hold', ['class'])),
  kinora_callbacks_pending: ofService(
    gauge('Callbacks: due now, or later (under way, or waiting for a retry)', ['state']),
  ),
  kinora_callbacks_oldest_seconds: ofService(gauge('The age of the oldest callback that is due', [])),
  kinora_workers: ofService(gauge('Workers that have reported within 20 s', [])),
  kinora_worker_slots: ofService(gauge('What they render at a time', [])),
  kinora_worker_running: ofService(gauge('Tasks that they work on', [])),
  kinora_database_up: gauge(
    '1 where the database answered this scrape; without it what is read from it is missing',
    [],
  ),
  kinora_replica_reads_total: counter(
    'Reads that a replica could answer (KINORA_DATABASE_READ_URL): by the replica, or by the primary because it was behind or away',
    ['state'],
  ),
  kinora_database_connections: gauge('Connections of this process: used, idle; waiting are those who want one', [
    'state',
  ]),

  kinora_engine_orders_total: counter('Orders that an engine was given', ['engine']),
  kinora_engine_failures_total: counter('Orders that it failed', ['engine']),
  kinora_engine_ambiguous_total: counter('Orders of which nobody knows whether it took them', ['engine']),
  kinora_engine_passed_over_total: counter('Orders that were its and went to the next one (fall-backs)', ['engine']),
  kinora_engine_stood_in_total: counter('Orders that it had because those before it had failed', ['engine']),
  kinora_engine_spent_total: counter('What it cost, in the unit of its entry in the engines file', ['engine']),
  kinora_engine_state: gauge('1 for the state that its breaker is in: closed (it is asked), half-open, open', [
    'engine',
    'state',
  ]),
  kinora_engine_in_flight: gauge('Orders that it has in work for this process', ['engine']),
  kinora_engine_waiting: gauge('Orders of this process that wait for a place', ['engine']),
  kinora_order_seconds: histogram(
    'How long an engine had an order in work, its waits for a render slot included',
    ['engine', 'kind'],
    WORK_SECONDS,
  ),

  kinora_render_cpu_seconds_total: counter('Processor time of the media processes of this worker', []),
  kinora_render_processes: gauge('Media processes of this worker that are alive', []),
  kinora_disk_free_bytes: gauge('Free on the disk of the data folder', []),
} as const satisfies Record<string, MetricRow>

export type MetricName = keyof typeof METRICS
export type LabelsOf<Name extends MetricName> = Record<(typeof METRICS)[Name]['labels'][number], string>
