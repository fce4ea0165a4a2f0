import { formatTime } from '../core/format.ts'
import { chooseTheme, theme, THEMES } from '../core/theme.ts'
import { account } from '../session/session.ts'
import { type Language, language, LANGUAGES, speak, t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** The settings of this browser, and the signed-in account. */
export function SettingsPage() {
  const texts = t().settings
  const languages = Object.entries(LANGUAGES) as [Language, string][]
  return (
    <>
      <PageHead title={texts.title} />
      <div class="settings">
        <section class="card row">
          <h2>{texts.language}</h2>
          <ChoiceGroup
            label={texts.language}
            value={language.value}
            choices={languages.map(([value, label]) => ({ value, label }))}
            onChange={chosen => void speak(chosen, { keepIt: true })}
          />
        </section>
        <section class="card row">
          <h2>{texts.theme}</h2>
          <ChoiceGroup
            label={texts.theme}
            value={theme.value}
            choices={THEMES.map(value => ({ value, label: texts.themes[value] }))}
            onChange={chooseTheme}
          />
        </section>
        <WhoIsHere />
      </div>
    </>
  )
}

function WhoIsHere() {
  const texts = t().settings
  if (!account.value) return null
  const { id, name, key } = account.value
  const rows = [
    [texts.accountName, name],
    [texts.accountId, id],
    [texts.keyName, key.name],
    [texts.scopes, key.scopes.map(scope => texts.scopeNames[scope]).join(' · ')],
    [texts.expires, key.expires_at ? formatTime(key.expires_at) : texts.never],
  ] as const
  return (
    <section class="card">
      <h2>{texts.account}</h2>
      <dl class="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="hint">{texts.storedHere}</p>
    </section>
  )
}
