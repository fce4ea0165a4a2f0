import type { ComponentChildren } from 'preact'

type Props = { title: string; lead?: string; children?: ComponentChildren }

/** The head of a page: its name, a sentence, and its actions. */
export const PageHead = ({ title, lead, children }: Props) => (
  <header class="page-head">
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p class="lead">{lead}</p>}
    </div>
    {children && <div class="page-actions">{children}</div>}
  </header>
)
