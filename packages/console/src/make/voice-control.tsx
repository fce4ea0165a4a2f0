import { client } from '../session/session.ts'
import { languageName } from '../core/language-name.ts'
import { t } from '../texts/texts.ts'
import { useLoad } from '../ui/use-load.ts'
import type { ControlProps } from './control-props.ts'

/** The voices by language. */
export function VoiceControl({ id, field, value, isInvalid, describedBy, onChange }: ControlProps) {
  const { value: voices = [] } = useLoad(signal => client().voices({ signal }), [])
  const groups = Object.entries(Object.groupBy(voices, one => one.language))
  const chosen = voices.find(one => one.id === value)
  return (
    <>
      <select
        id={id}
        disabled={field.state !== 'open'}
        value={(value as string | undefined) ?? ''}
        aria-invalid={isInvalid}
        aria-describedby={describedBy || undefined}
        onChange={event => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">{t().make.unset}</option>
        {groups.map(([language, ours = []]) => (
          <optgroup key={language} label={languageName(language)}>
            {ours.map(voice => (
              <option key={voice.id} value={voice.id}>
                {voice.id.replaceAll('_', ' ')}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {chosen?.sample_url && (
        <audio class="voice-sample" src={chosen.sample_url} controls preload="none" aria-label={chosen.id} />
      )}
    </>
  )
}
