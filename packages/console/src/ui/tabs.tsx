/** Tabs of a page, each with its own address. */
export const Tabs = ({
  label,
  tabs,
}: {
  label: string
  tabs: readonly { href: string; title: string; isHere: boolean }[]
}) => (
  <nav class="tabs" aria-label={label}>
    {tabs.map(({ href, title, isHere }) => (
      <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
        {title}
      </a>
    ))}
  </nav>
)
