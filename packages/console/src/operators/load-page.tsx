import { formatAge, formatClock, formatNumber } from '../core/format.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { BarChart } from '../ui/bar-chart.tsx'
import { LineChart } from '../ui/line-chart.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Stats } from '../ui/stats.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import { type Bucket, bucketSamples } from './bucket-samples.ts'
import type { Load } from './answers.ts'

const EVERY_MS = 5_000
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000]

/** The queue and the workers, now and over the last day. */
export function LoadPage() {
  const texts = t().operators
  const { value, error, reload } = useLoad(signal => client().call<Load>('GET', '/admin/v1/load', { signal }), [])
  useVisibleInterval(reload, EVERY_MS)
  return (
    <>
      <PageHead title={texts.load} lead={texts.loadLead} />
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {!value && !error && <Spinner />}
      {value && <Shown load={value} />}
    </>
  )
}

function Shown({ load }: { load: Load }) {
  const texts = t().operators
  const to = Date.parse(load.at)
  const minutes = bucketSamples(load.samples, 5)
  const hours = bucketSamples(load.samples, 60)
  const slots = load.workers.reduce((sum, one) => sum + one.slots, 0)
  return (
    <div class="stack">
      <Stats
        stats={[
          {
            label: texts.waiting,
            value: formatNumber(load.waiting),
            hint: load.oldest_waiting_at ? texts.oldest(formatAge(load.oldest_waiting_at, to)) : undefined,
          },
          { label: texts.running, value: formatNumber(load.running), hint: texts.ready(formatNumber(load.ready)) },
          { label: texts.workers, value: formatNumber(load.workers.length) },
          { label: texts.slots, value: formatNumber(slots) },
        ]}
      />
      <section class="card">
        <h2>{texts.lastDay}</h2>
        {minutes.length < 2 ? (
          <p class="dim">{texts.noSamples}</p>
        ) : (
          <LineChart
            label={texts.loadChart}
            times={minutes.map(one => one.at)}
            from={Math.min(to - HOUR_MS, Math.max(to - DAY_MS, minutes[0]?.at ?? 0))}
            to={to}
            lines={[
              { name: texts.waiting, kind: 'first', values: minutes.map(one => one.waiting) },
              { name: texts.running, kind: 'second', values: minutes.map(one => one.running) },
              { name: texts.slots, kind: 'limit', values: minutes.map(one => one.slots) },
            ]}
            formatTime={formatClock}
            marks={marksBetween(Math.min(to - HOUR_MS, Math.max(to - DAY_MS, minutes[0]?.at ?? 0)), to)}
          />
        )}
      </section>
      <div class="operator-split">
        <section class="card">
          <h2>{texts.ended}</h2>
          <BarChart
            label={texts.endedChart}
            bars={hours.map(one => ({
              key: String(one.at),
              label: formatClock(one.at),
              values: [one.succeeded, one.failed],
              detail: texts.endedDetail(formatClock(one.at), formatNumber(one.succeeded), formatNumber(one.failed)),
            }))}
          />
        </section>
        <section class="card table-card">
          <h2>{texts.byHour}</h2>
          <HourTable hours={hours} />
        </section>
      </div>
      <section class="card table-card">
        <h2>{texts.workers}</h2>
        {load.workers.length === 0 ? <Notice kind="warning">{texts.noWorkers}</Notice> : <Workers load={load} />}
      </section>
    </div>
  )
}

/** Whole hours, few enough to fit. */
function marksBetween(from: number, to: number): { at: number; label: string }[] {
  const every = to - from > 8 * HOUR_MS ? 4 * HOUR_MS : to - from > 2 * HOUR_MS ? HOUR_MS : HOUR_MS / 4
  const marks: { at: number; label: string }[] = []
  for (let at = Math.ceil(from / every) * every; at < to; at += every)
    // At the edge, half of a label would be cut off.
    if (at - from > every / 4 && to - at > every / 4) marks.push({ at, label: formatClock(at) })
  return marks
}

function HourTable({ hours }: { hours: readonly Bucket[] }) {
  const texts = t().operators
  return (
    <ScrollTable label={texts.byHour}>
      <thead>
        <tr>
          <th>{texts.hour}</th>
          <th class="number">{texts.waiting}</th>
          <th class="number">{texts.running}</th>
          <th class="number">{texts.succeeded}</th>
          <th class="number">{texts.failed}</th>
        </tr>
      </thead>
      <tbody>
        {[...hours].reverse().map(one => (
          <tr key={one.at}>
            <td>{formatClock(one.at)}</td>
            <td class="number">{formatNumber(one.waiting)}</td>
            <td class="number">{formatNumber(one.running)}</td>
            <td class="number">{formatNumber(one.succeeded)}</td>
            <td class="number">{formatNumber(one.failed)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function Workers({ load: { workers } }: { load: Load }) {
  const texts = t().operators
  return (
    <ScrollTable label={texts.workers}>
      <thead>
        <tr>
          <th>{texts.host}</th>
          <th class="number">{texts.tasks}</th>
          <th class="number">{texts.slots}</th>
          <th class="number">{texts.extraSlots}</th>
          <th>{texts.since}</th>
        </tr>
      </thead>
      <tbody>
        {workers.map(one => (
          <tr key={one.id}>
            <td>{one.host}</td>
            <td class="number">{formatNumber(one.running)}</td>
            <td class="number">{formatNumber(one.slots)}</td>
            <td class="number">{formatNumber(one.extra_slots)}</td>
            <td class="nowrap">{formatAge(one.started_at)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
