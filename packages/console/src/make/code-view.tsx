import { useState } from 'preact/hooks'
import { BASE } from '../core/base.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import type { GeneratorSpec, Values } from './catalogue.ts'
import { CODE_KINDS, type CodeKind, requestCode } from './request-code.ts'

/** The same request as code for a terminal and for programs. */
export function CodeView({ generator, body }: { generator: GeneratorSpec; body: Values }) {
  const [kind, setKind] = useState<CodeKind>('curl')
  const code = requestCode(kind, BASE, generator, body)
  return (
    <details class="request-code">
      <summary>{t().make.asCode}</summary>
      <div class="code-head">
        <ChoiceGroup
          label={t().make.asCode}
          value={kind}
          choices={CODE_KINDS.map(value => ({ value, label: t().make.codeKinds[value] }))}
          onChange={setKind}
        />
        <CopyButton text={code} />
      </div>
      <pre class="code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </details>
  )
}
