import type { Task } from '@kinora/client'
import { t } from '../texts/texts.ts'

const LOOKS: Record<Task['state'], string> = {
  created: '',
  queueing: '',
  processing: 'is-accent',
  success: 'is-good',
  failed: 'is-danger',
}

export const StateBadge = ({ state }: { state: Task['state'] }) => (
  <span class={`badge ${LOOKS[state]}`}>{t().states[state]}</span>
)
