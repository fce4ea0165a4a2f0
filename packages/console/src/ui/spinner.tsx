import { t } from '../texts/texts.ts'

/** Appears after a delay, so that quick loads show none. */
export const Spinner = ({ label = t().shell.loading }: { label?: string }) => (
  <div class="spinner" role="status">
    <span class="spinner-ring" aria-hidden="true" />
    <span class="unseen">{label}</span>
  </div>
)
