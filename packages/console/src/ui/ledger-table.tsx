import type { LedgerEntry } from '@kinora/client'
import { address } from '../core/route.ts'
import { formatChange, formatTime } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { ScrollTable } from './scroll-table.tsx'

const TONES: Record<LedgerEntry['kind'], string> = {
  grant: 'is-good',
  adjust: 'is-accent',
  charge: '',
  hold: '',
  settle: '',
  refund: 'is-warning',
}

/** The ledger. The account's own tasks are links. */
export function LedgerTable({ entries, isOwn = true }: { entries: readonly LedgerEntry[]; isOwn?: boolean }) {
  const texts = t().credits
  return (
    <ScrollTable label={texts.ledger}>
      <thead>
        <tr>
          <th>{texts.when}</th>
          <th class="number">{texts.change}</th>
          <th>{texts.kind}</th>
          <th class="number">{texts.heldChange}</th>
          <th>{texts.what}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, created_at, kind, credits, held, task_id, note }) => (
          <tr key={id}>
            <td class="nowrap">{formatTime(created_at)}</td>
            <td class="number">{credits === 0 ? '' : formatChange(credits)}</td>
            <td>
              <span class={`badge ${TONES[kind]}`}>{texts.kinds[kind]}</span>
            </td>
            <td class="number dim">{held === 0 ? '' : formatChange(held)}</td>
            <td class="nowrap">
              {task_id && isOwn ? (
                <a href={address('tasks', [task_id])}>{texts.task(task_id)}</a>
              ) : (
                task_id && texts.task(task_id)
              )}{' '}
              {note}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
