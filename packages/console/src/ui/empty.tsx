import type { ComponentChildren } from 'preact'

/** What stands where nothing is yet. */
export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <h2>{title}</h2>
    {children}
  </div>
)
