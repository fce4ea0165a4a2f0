import { t } from '../texts/texts.ts'
import { CopyButton } from './copy-button.tsx'
import { Notice } from './notice.tsx'

/** Secrets that are shown once. */
export const Once = ({ secrets }: { secrets: readonly { label: string; value: string }[] }) => (
  <Notice kind="warning">
    <p>{t().operators.once}</p>
    <dl class="once">
      {secrets.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{value}</code>
            <CopyButton text={value} />
          </dd>
        </div>
      ))}
    </dl>
  </Notice>
)
