import { LABELS, METRICS } from '../packages/service/src/metrics/metric-table.ts'
import { type Block, code, heading, list, table, text } from '../packages/service/src/reference/page/blocks.ts'

/** docs/metrics.md: what is measured, made from the table that the registry is made from. */
export const metricBlocks = (): Block[] => [
  text(
    '`GET /metrics` tells Prometheus how the service is. Off unless asked for: `KINORA_METRICS_PORT=9464` opens a port of its own, on the loopback address unless `KINORA_METRICS_HOST` says another; `KINORA_METRICS_KEY` has `/metrics` answered on the port of the service as well, to those who send the key (`Authorization: Bearer …`). Every process, API or worker, is scraped for itself. Besides these there are those of the process (`process_*`, `nodejs_*`).',
  ),
  code(
    'yaml',
    `scrape_configs:
  - job_name: kinora
    authorization: { credentials: "the value of KINORA_METRICS_KEY" }
    static_configs:
      - targets: ["10.0.0.1:8787", "10.0.0.2:8787", "10.0.0.2:8788", "10.0.0.2:8789"]`,
  ),
  text(
    'Those of the **service** are read from the database and told by every process alike: take `max` over the processes, not `sum`. A dashboard for Grafana and rules for alerts are in `deploy/grafana-dashboard.json` and `deploy/prometheus-rules.yaml`.',
  ),
  table(
    'fields',
    ['Metric', 'Kind', 'Of', 'Labels', 'Meaning'],
    Object.entries(METRICS).map(([name, row]) => [
      `\`${name}\``,
      row.kind,
      'ofService' in row ? 'service' : 'process',
      row.labels.map(one => `\`${one}\``).join(', '),
      row.help,
    ]),
  ),
  heading(2, 'Labels'),
  text(
    'A label has a closed list of values, and what is not in it is told as `other`: nothing that callers send makes a new series, neither models nor prompts nor paths nor account names.',
  ),
  table(
    'fields',
    ['Label', 'Values'],
    Object.entries(LABELS).map(([name, about]) => [`\`${name}\``, about]),
  ),
  heading(2, 'Workers that follow the queue'),
  text(
    'Scale workers by the age of what is ready and has no worker, `kinora_queue_ready_age_seconds`, not by how much waits: tasks that wait for a slot of their own account would not start sooner on more machines.',
  ),
  list([
    'One more worker while `max(kinora_queue_ready_age_seconds) > 30` for two minutes and all slots are taken (`max(kinora_worker_running) >= max(kinora_worker_slots)`).',
    'One less after fifteen minutes with `max(kinora_queue_ready_age_seconds) < 1` and `max(kinora_worker_running) < 0.5 * max(kinora_worker_slots)`. A worker that is told to stop gives back what it does not finish within `KINORA_STOP_SECONDS`; others go on after the last finished step.',
  ]),
  text('[Kubernetes and KEDA](deployment.md#kubernetes) do so with `deploy/kubernetes/worker-scaling.yaml`.'),
]
