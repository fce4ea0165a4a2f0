import type { ComponentChildren } from 'preact'

/** The placeholder of an empty list. */
export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <h2>{title}</h2>
    {children}
  </div>
)
