import { formatDay, formatNumber } from '../core/format.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import type { Engines } from './answers.ts'

const EVERY_MS = 5_000
const TONES = { closed: 'is-good', 'half-open': 'is-warning', open: 'is-danger', unknown: '' } as const

/** The engines: state, routes and recent use. */
export function EnginesPage() {
  const texts = t().operators
  const { value, error, reload } = useLoad(signal => client().call<Engines>('GET', '/admin/v1/engines', { signal }), [])
  useVisibleInterval(reload, EVERY_MS)
  return (
    <>
      <PageHead title={texts.engines} lead={texts.enginesLead} />
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {!value && !error && <Spinner />}
      {value && (
        <div class="stack">
          <ul class="engines">
            {value.engines.map(one => (
              <EngineCard key={one.engine} of={one} />
            ))}
          </ul>
          <section class="card table-card">
            <h2>{texts.sevenDays}</h2>
            {value.days.length === 0 ? <p class="dim">{texts.noOrders}</p> : <Days days={value.days} />}
          </section>
          <section class="card table-card">
            <h2>{texts.routes}</h2>
            <Routes routes={value.routes} />
          </section>
        </div>
      )}
    </>
  )
}

function EngineCard({ of: { engine, kind, makes, state, in_flight, waiting } }: { of: Engines['engines'][number] }) {
  const texts = t().operators
  return (
    <li class="card engine">
      <header class="card-head">
        <h2>{engine}</h2>
        <span class={`badge ${TONES[state]}`}>{texts.breakers[state]}</span>
      </header>
      <p class="hint">{kind === 'built-in' ? texts.builtIn : kind}</p>
      <p class="badges">
        {makes.map(one => (
          <span key={one} class="badge">
            {texts.orderKinds[one as keyof typeof texts.orderKinds] ?? one}
          </span>
        ))}
      </p>
      <p class="hint">{texts.inFlight(formatNumber(in_flight), formatNumber(waiting))}</p>
    </li>
  )
}

function Days({ days }: { days: Engines['days'] }) {
  const texts = t().operators
  return (
    <ScrollTable label={texts.sevenDays}>
      <thead>
        <tr>
          <th>{texts.day}</th>
          <th>{texts.engine}</th>
          <th class="number">{texts.orders}</th>
          <th class="number">{texts.failed}</th>
          <th class="number">{texts.passedOver}</th>
          <th class="number">{texts.stoodIn}</th>
          <th class="number">{texts.ambiguous}</th>
          <th class="number">{texts.cost}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(one => (
          <tr key={`${one.day} ${one.engine}`}>
            <td class="nowrap">{formatDay(one.day)}</td>
            <td>{one.engine}</td>
            <td class="number">{formatNumber(one.orders)}</td>
            <td class="number">{formatNumber(one.failed)}</td>
            <td class="number">{formatNumber(one.passed_over)}</td>
            <td class="number">{formatNumber(one.stood_in)}</td>
            <td class="number">{formatNumber(one.ambiguous)}</td>
            <td class="number">{formatNumber(one.spent)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function Routes({ routes }: { routes: Engines['routes'] }) {
  const texts = t().operators
  return (
    <ScrollTable label={texts.routes}>
      <thead>
        <tr>
          <th>{texts.generator}</th>
          <th>{texts.models}</th>
          <th class="nowrap">{texts.kind}</th>
          <th>{texts.askedInOrder}</th>
        </tr>
      </thead>
      <tbody>
        {routes.map(one => (
          <tr key={`${one.generator} ${one.kind} ${one.models.join()}`}>
            <td>{one.generator}</td>
            <td class="dim">{one.models.join(', ')}</td>
            <td class="nowrap">{texts.orderKinds[one.kind as keyof typeof texts.orderKinds] ?? one.kind}</td>
            <td>
              {one.engines.join(' → ') || texts.nobody}
              {one.stand_in && <span class="dim"> · {texts.standIn}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
