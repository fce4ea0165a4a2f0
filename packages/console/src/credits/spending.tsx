import type { CreditDay } from '@kinora/client'
import { formatDay, formatNumber } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { BarChart } from '../ui/bar-chart.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'

/** The spending of each day, as a chart and as a table. */
export function Spending({ days }: { days: readonly CreditDay[] }) {
  const texts = t().credits
  const [first, last] = [days[0], days.at(-1)]
  const spent = days.reduce((all, one) => all + one.spent, 0)
  const eventful = days.filter(one => one.spent !== 0 || one.given !== 0 || one.returned !== 0).reverse()
  return (
    <div class="credits-split">
      <BarChart
        label={texts.chart(formatDay(first?.day ?? ''), formatDay(last?.day ?? ''), formatNumber(spent))}
        bars={days.map(({ day, spent, tasks }) => ({
          key: day,
          label: formatDay(day),
          values: [spent],
          detail: texts.dayDetail(formatDay(day), formatNumber(spent), tasks),
        }))}
      />
      {eventful.length === 0 ? (
        <p class="dim credits-none">{texts.nothingSpent}</p>
      ) : (
        <ScrollTable label={texts.perDay}>
          <thead>
            <tr>
              <th>{texts.day}</th>
              <th class="number">{texts.spent}</th>
              <th class="number">{texts.tasks}</th>
              <th class="number">{texts.given}</th>
            </tr>
          </thead>
          <tbody>
            {eventful.map(({ day, spent, tasks, given }) => (
              <tr key={day}>
                <td class="nowrap">{formatDay(day)}</td>
                <td class="number">{formatNumber(spent)}</td>
                <td class="number">{formatNumber(tasks)}</td>
                <td class="number">{given === 0 ? '' : formatNumber(given)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </div>
  )
}
