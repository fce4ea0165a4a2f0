/** The metrics, one row each. The registry and docs/metrics.md are made from this table. */
type MetricRow = {
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  labels: readonly Label[]
  /** Upper bounds of a histogram's buckets. */
  buckets?: readonly number[]
  /**
   * The same from every process, because it is read from the database: take the maximum over processes, not the sum.
   */
  ofService?: true
}

/** Every label has a closed list of values, declared in the source or by the operator. */
export const LABELS = {
  route: 'The declared path, such as `/ent/v2/tasks/{id}`',
  method: 'GET, POST, PUT, PATCH, DELETE, HEAD or OPTIONS',
  status: 'The HTTP status that was answered',
  generator: 'The generator or film action',
  engine:
    'The name of the engine in the settings or the engines file; `several` for a task with more than one, `none` without one',
  kind: 'The kind of order: image, video, speech, music, hearing, seeing',
  state: 'As the metric says',
  code: 'The reason of a failure; empty for a success',
  event: 'The event of a callback: processing, success, failed',
  outcome: 'How a try ended',
  class:
    "The account's class, set by the operator (`kinora accounts limits ACCOUNT --class gold`); the first sixteen by name",
  lane: 'The expected duration of the work: free, quick, short, long',
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

// A poll takes a millisecond, a long poll up to a minute.
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30, 60]
// A picture takes a second, a film some minutes, a remote model up to an hour.
const WORK_SECONDS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3_600]
const CALLBACK_SECONDS = [0.01, 0.05, 0.1, 0.25, 1, 2.5, 5, 10]

export const METRICS = {
  kinora_http_requests_total: counter('Answered requests', ['route', 'method', 'status']),
  kinora_http_request_seconds: histogram(
    'Time to answer; the wait of long polls is included',
    ['route'],
    REQUEST_SECONDS,
  ),
  kinora_tasks_created_total: counter('Accepted tasks', ['generator']),
  kinora_tasks_ended_total: counter('Tasks that ended on a worker, including parts of films', [
    'generator',
    'state',
    'code',
  ]),
  kinora_task_seconds: histogram(
    'From the start of the first attempt to the end',
    ['generator', 'engine'],
    WORK_SECONDS,
  ),
  kinora_task_wait_seconds: histogram('From the create to the start of the first attempt', ['lane'], WORK_SECONDS),
  kinora_credits_spent_total: counter('Credits charged for finished tasks', ['generator']),
  kinora_credits_returned_total: counter('Credits returned by failed tasks', ['generator']),
  kinora_callback_tries_total: counter('Tries of callbacks: delivered, again (a retry follows), failed', [
    'event',
    'outcome',
  ]),
  kinora_callback_seconds: histogram('Response time of receivers', ['event'], CALLBACK_SECONDS),

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
    gauge('Age of the task that has been ready for a worker longest; scale workers by this', []),
  ),
  kinora_account_credits: ofService(gauge('Balance of the accounts', ['class'])),
  kinora_account_held_credits: ofService(gauge('The part held by unfinished tasks', ['class'])),
  kinora_callbacks_pending: ofService(
    gauge('Callbacks: due now, or later (in progress, or waiting for a retry)', ['state']),
  ),
  kinora_callbacks_oldest_seconds: ofService(gauge('The age of the oldest due callback', [])),
  kinora_workers: ofService(gauge('Workers that have reported within 20 s', [])),
  kinora_worker_slots: ofService(gauge('Render slots of these workers', [])),
  kinora_worker_running: ofService(gauge('Running tasks of these workers', [])),
  kinora_database_up: gauge(
    '1 if the database answered this scrape; otherwise the metrics read from it are missing',
    [],
  ),
  kinora_replica_reads_total: counter(
    'Reads that a replica could answer (KINORA_DATABASE_READ_URL): by the replica, or by the primary because the replica was behind or down',
    ['state'],
  ),
  kinora_database_connections: gauge('Database connections of this process: used, idle, and waiting requests for one', [
    'state',
  ]),

  kinora_engine_orders_total: counter('Orders of an engine', ['engine']),
  kinora_engine_failures_total: counter('Failed orders', ['engine']),
  kinora_engine_ambiguous_total: counter('Orders with an unknown outcome: the engine may have accepted them', [
    'engine',
  ]),
  kinora_engine_passed_over_total: counter('Orders passed on to the next engine (fallbacks)', ['engine']),
  kinora_engine_stood_in_total: counter('Orders taken over from failed engines', ['engine']),
  kinora_engine_spent_total: counter('Cost, in the unit of its entry in the engines file', ['engine']),
  kinora_engine_state: gauge('1 for the current state of its circuit breaker: closed (in use), half-open, open', [
    'engine',
    'state',
  ]),
  kinora_engine_in_flight: gauge('Orders in progress for this process', ['engine']),
  kinora_engine_waiting: gauge('Waiting orders of this process', ['engine']),
  kinora_order_seconds: histogram(
    'Duration of an order on its engine, including waits for a render slot',
    ['engine', 'kind'],
    WORK_SECONDS,
  ),

  kinora_render_cpu_seconds_total: counter('Processor time of the media processes of this worker', []),
  kinora_render_processes: gauge('Running media processes of this worker', []),
  kinora_disk_free_bytes: gauge('Free space on the disk of the data folder', []),
} as const satisfies Record<string, MetricRow>

export type MetricName = keyof typeof METRICS
export type LabelsOf<Name extends MetricName> = Record<(typeof METRICS)[Name]['labels'][number], string>
