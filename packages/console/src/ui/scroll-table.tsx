import type { ComponentChildren } from 'preact'

/** A table that scrolls by itself where there is little room; by keyboard too. */
export const ScrollTable = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section class="table-scroll" aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </section>
)
