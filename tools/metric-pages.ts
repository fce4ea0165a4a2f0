import { LABELS, METRICS } from '../packages/service/src/metrics/metric-table.ts'
import { type Block, code, heading, list, table, text } from '../packages/service/src/reference/page/blocks.ts'

/** docs/metrics.md: what is measured, made from the table that the registry is made from. */
export const metricBlocks = (): Block[] => [
  text(
    '`GET /metrics` serves metrics for Prometheus. It is off by default. `KINORA_METRICS_PORT=9464` opens a separate port, on the loopback address or on `KINORA_METRICS_HOST`. `KINORA_METRICS_KEY` serves `/metrics` on the port of the service, for requests with that key (`Authorization: Bearer …`). Scrape every process, API or worker. The process metrics (`process_*`, `nodejs_*`) are included.',
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
    'Metrics of the **service** come from the database, and every process reports the same values: use `max` over the processes, not `sum`. A Grafana dashboard and alert rules are in `deploy/grafana-dashboard.json` and `deploy/prometheus-rules.yaml`.',
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
    'Each label has a closed list of values; anything else becomes `other`. Callers cannot create new series, by models, prompts, paths or account names.',
  ),
  table(
    'fields',
    ['Label', 'Values'],
    Object.entries(LABELS).map(([name, about]) => [`\`${name}\``, about]),
  ),
  heading(2, 'Workers that follow the queue'),
  text(
    'Scale workers by the age of the oldest ready task without a worker, `kinora_queue_ready_age_seconds`, not by the number of waiting tasks: tasks that wait for a slot of their own account would not start sooner on more machines.',
  ),
  list([
    'One more worker while `max(kinora_queue_ready_age_seconds) > 30` for two minutes and all slots are taken (`max(kinora_worker_running) >= max(kinora_worker_slots)`).',
    'One less after fifteen minutes with `max(kinora_queue_ready_age_seconds) < 1` and `max(kinora_worker_running) < 0.5 * max(kinora_worker_slots)`. A stopping worker releases tasks that it does not finish within `KINORA_STOP_SECONDS`; others continue after the last finished step.',
  ]),
  text('[Kubernetes and KEDA](deployment.md#kubernetes) use `deploy/kubernetes/worker-scaling.yaml`.'),
]
