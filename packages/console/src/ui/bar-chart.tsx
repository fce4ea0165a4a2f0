import { useState } from 'preact/hooks'
import { formatNumber } from '../core/format.ts'
import { chooseLabelled, chooseTicks } from './chart-scale.ts'
import { useWidth } from './use-width.ts'

export type Bar = {
  key: string
  /** Below the bar, if it fits. */
  label: string
  /** From the bottom up; the second is in the error colour. */
  values: readonly number[]
  /** A description in one line. */
  detail: string
}

const [HEIGHT, LEFT, BOTTOM, TOP] = [220, 52, 24, 10]
// The width of a label with its gap.
const LABEL_WIDTH = 72

/** Bars over time. A table beside it has the same values for screen readers. */
export function BarChart({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const [element, width] = useWidth<HTMLDivElement>()
  const [chosen, choose] = useState<string>()
  const sums = bars.map(({ values }) => values.reduce((sum, one) => sum + one, 0))
  const ticks = chooseTicks(Math.max(0, ...sums))
  const most = ticks.at(-1) ?? 1
  const y = (value: number): number => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM)
  const step = (width - LEFT) / Math.max(1, bars.length)
  const labelled = chooseLabelled(bars.length, (width - LEFT) / LABEL_WIDTH)
  const shown = bars.find(({ key }) => key === chosen) ?? bars.at(-1)
  // Nothing is drawn before the width is known.
  if (width <= LEFT) return <figure class="chart" ref={element} />
  return (
    <figure class="chart" ref={element}>
      <figcaption class="chart-readout" aria-hidden="true">
        {shown?.detail}
      </figcaption>
      <svg width={width} height={HEIGHT} role="img" aria-label={label} onPointerLeave={() => choose(undefined)}>
        {ticks.map(tick => (
          <g key={tick} class="chart-tick">
            <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick)} dy="0.32em">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <g
            key={bar.key}
            class={bar.key === chosen ? 'chart-bar is-chosen' : 'chart-bar'}
            onPointerEnter={() => choose(bar.key)}
          >
            <rect
              class="chart-hit"
              x={LEFT + at * step}
              y={TOP}
              width={Math.max(0, step)}
              height={HEIGHT - TOP - BOTTOM}
            />
            {bar.values.map((value, part) => {
              const below = bar.values.slice(0, part).reduce((sum, one) => sum + one, 0)
              return (
                <rect
                  key={part}
                  class={`chart-part-${part}`}
                  x={LEFT + at * step + step * 0.14}
                  y={y(below + value)}
                  width={Math.max(0, step * 0.72)}
                  height={Math.max(0, y(below) - y(below + value))}
                  rx={Math.min(3, step * 0.2)}
                />
              )
            })}
            {labelled.has(at) && (
              <text class="chart-label" x={LEFT + (at + 0.5) * step} y={HEIGHT - 6}>
                {bar.label}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  )
}
