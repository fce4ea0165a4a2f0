import type { ComponentChildren } from 'preact'

/** A table that scrolls on narrow screens, also by keyboard. */
export const ScrollTable = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section class="table-scroll" aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </section>
)
