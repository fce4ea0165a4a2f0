import type { ComponentChildren } from 'preact'

type Props = { kind?: 'plain' | 'error' | 'warning'; children: ComponentChildren }

/** A highlighted sentence. An error is announced at once. */
export const Notice = ({ kind = 'plain', children }: Props) => (
  <div class={`notice is-${kind}`} role={kind === 'error' ? 'alert' : 'note'}>
    {children}
  </div>
)
