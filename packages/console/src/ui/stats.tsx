export type Stat = { label: string; value: string; hint?: string | undefined }

/** A few key figures. */
export const Stats = ({ stats }: { stats: readonly Stat[] }) => (
  <dl class="stats">
    {stats.map(({ label, value, hint }) => (
      <div key={label} class="card">
        <dt>{label}</dt>
        <dd>
          {value}
          {hint && <span class="hint">{hint}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
