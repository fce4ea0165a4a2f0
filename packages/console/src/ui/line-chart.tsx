import { useState } from 'preact/hooks'
import { formatNumber } from '../core/format.ts'
import { chooseTicks } from './chart-scale.ts'
import { useWidth } from './use-width.ts'

export type Line = {
  name: string
  /** Filled below, or dashed for a limit. */
  kind: 'first' | 'second' | 'limit'
  values: readonly number[]
}

type Props = {
  label: string
  /** The time of each value, in milliseconds, oldest first. */
  times: readonly number[]
  from: number
  to: number
  lines: readonly Line[]
  formatTime: (at: number) => string
  /** Times that have a label. */
  marks: readonly { at: number; label: string }[]
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [220, 44, 24, 10]
// A longer gap between two values breaks the line.
const GAP_MS = 10 * 60_000

/** Values over time. A table beside it has the same values for screen readers. */
export function LineChart({ label, times, from, to, lines, formatTime, marks }: Props) {
  const [element, width] = useWidth<HTMLDivElement>()
  const [chosen, choose] = useState<number>()
  const ticks = chooseTicks(Math.max(0, ...lines.flatMap(({ values }) => values)))
  const most = ticks.at(-1) ?? 1
  const x = (at: number): number => LEFT + ((at - from) / (to - from)) * (width - LEFT)
  const y = (value: number): number => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM)
  const last = times.length - 1
  const shown = chosen ?? last
  const look = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const at = from + ((event.clientX - box.left - LEFT) / Math.max(1, width - LEFT)) * (to - from)
    choose(nearest(times, at))
  }
  const told = times[shown]
  // Nothing is drawn before the width is known.
  if (width <= LEFT) return <figure class="chart" ref={element} />
  return (
    <figure class="chart" ref={element}>
      <figcaption class="chart-readout" aria-hidden="true">
        {told !== undefined && (
          <>
            <span>{formatTime(told)}</span>
            {lines.map(({ name, kind, values }) => (
              <span key={name} class={`chart-key is-${kind}`}>
                {name} {formatNumber(values[shown] ?? 0)}
              </span>
            ))}
          </>
        )}
      </figcaption>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={label}
        onPointerMove={look}
        onPointerLeave={() => choose(undefined)}
      >
        {ticks.map(tick => (
          <g key={tick} class="chart-tick">
            <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick)} dy="0.32em">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {marks.map(mark => (
          <text key={mark.at} class="chart-label" x={x(mark.at)} y={HEIGHT - 6}>
            {mark.label}
          </text>
        ))}
        {lines.map(({ name, kind, values }) => (
          <g key={name} class={`chart-line is-${kind}`}>
            {runsIn(times).map(run => {
              const points = run.map(at => `${x(times[at] ?? 0).toFixed(1)},${y(values[at] ?? 0).toFixed(1)}`)
              const [start, end] = [x(times[run[0] ?? 0] ?? 0), x(times[run.at(-1) ?? 0] ?? 0)]
              return (
                <g key={run[0]}>
                  {kind !== 'limit' && (
                    <path class="chart-area" d={`M${start},${y(0)}L${points.join('L')}L${end},${y(0)}Z`} />
                  )}
                  <polyline points={points.join(' ')} />
                </g>
              )
            })}
          </g>
        ))}
        {chosen !== undefined && told !== undefined && (
          <line class="chart-cursor" x1={x(told)} x2={x(told)} y1={TOP} y2={HEIGHT - BOTTOM} />
        )}
      </svg>
    </figure>
  )
}

/** The indices of consecutive values without a gap. */
function runsIn(times: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const [at, time] of times.entries()) {
    const before = times[at - 1]
    if (before === undefined || time - before > GAP_MS) runs.push([])
    runs.at(-1)?.push(at)
  }
  return runs
}

function nearest(times: readonly number[], wanted: number): number | undefined {
  let found: number | undefined
  for (const [at, time] of times.entries())
    if (found === undefined || Math.abs(time - wanted) < Math.abs((times[found] ?? 0) - wanted)) found = at
  return found
}
