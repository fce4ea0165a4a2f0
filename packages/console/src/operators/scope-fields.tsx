import { t } from '../texts/texts.ts'

const SCOPES = ['create', 'read', 'admin'] as const

/** The scopes of a key. */
export function ScopeFields({ given }: { given: readonly string[] }) {
  const texts = t().operators
  return (
    <fieldset class="scopes">
      <legend class="field-label">{texts.mayDo}</legend>
      {SCOPES.map(scope => (
        <label key={scope} class="check">
          <input type="checkbox" name="scopes" value={scope} defaultChecked={given.includes(scope)} />
          <span>
            <strong>{scope}</strong> <span class="dim">{texts.scopes[scope]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
