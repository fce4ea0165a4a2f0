import { RequestRefused, type Voice } from '@kinora/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { formatNumber } from '../core/format.ts'
import { address } from '../core/route.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Player } from './player.ts'

type Props = { voices: readonly Voice[]; chosen: Voice; onChoose: (id: string) => void; player: Player }
type Spoken = { id: string; url: string; voice: string }

const PRICE_AFTER_MS = 300
// In the language of the voice, not of the page.
const SENTENCES = {
  en: 'The ferry leaves at seven, when the harbour lights come on.',
  zh: '七点钟，港口的灯亮起来，渡轮出发了。',
}

/** A sentence of the user in the chosen voice. */
export function TrySentence({ voices, chosen, onChoose, player }: Props) {
  const texts = t().voices
  const [typed, setTyped] = useState<string>()
  const text = typed ?? SENTENCES[chosen.language as 'zh' | 'en']
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const [spoken, setSpoken] = useState<Spoken>()
  const price = usePrice(text, chosen.id)
  const speak = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    player.stop()
    await speakText(text, chosen.id).then(setSpoken, setFailure)
    setBusy(false)
  }
  return (
    <form class="card try-sentence" onSubmit={event => void speak(event)}>
      <h2>{texts.try}</h2>
      <label class="field">
        <span class="field-label">{texts.text}</span>
        <textarea required maxLength={500} value={text} onInput={event => setTyped(event.currentTarget.value)} />
      </label>
      <div class="try-row">
        <label class="field">
          <span class="field-label">{texts.voice}</span>
          <select value={chosen.id} onChange={event => onChoose(event.currentTarget.value)}>
            {(['zh', 'en'] as const).map(language => (
              <optgroup key={language} label={texts.languages[language]}>
                {voices
                  .filter(one => one.language === language)
                  .map(one => (
                    <option key={one.id} value={one.id}>
                      {one.style} · {texts.genders[one.gender as 'female' | 'male']} · {one.id}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="submit" class="primary" disabled={isBusy || text.trim() === ''}>
          <Icon name="voices" />
          {isBusy ? texts.speaking : texts.speak}
        </button>
        {price !== undefined && <span class="hint">{texts.costs(formatNumber(price))}</span>}
      </div>
      {failure && <Notice kind="error">{explain(failure)}</Notice>}
      {spoken && (
        <div class="try-result">
          {/* biome-ignore lint/a11y/useMediaCaption: what is said stands right above */}
          <audio key={spoken.url} controls autoplay src={spoken.url} aria-label={texts.result(spoken.voice)} />
          <a href={address('tasks', [spoken.id])}>{texts.task}</a>
        </div>
      )}
    </form>
  )
}

async function speakText(text: string, voice: string): Promise<Spoken> {
  const made = await client().create('audio-tts', { text, voice_setting_voice_id: voice })
  if (made.file_url) return { id: made.id, url: made.file_url, voice }
  const { creations } = await client().wait(made.id)
  return { id: made.id, url: creations[0]?.url ?? '', voice }
}

/** The price, shortly after typing stops. */
function usePrice(text: string, voice: string): number | undefined {
  const [price, setPrice] = useState<number>()
  const asked = useRef(0)
  useEffect(() => {
    const gone = new AbortController()
    const round = (asked.current += 1)
    const timer = setTimeout(() => {
      client()
        .estimate('audio-tts', { text, voice_setting_voice_id: voice }, { signal: gone.signal })
        .then(
          ({ credits }) => asked.current === round && setPrice(credits),
          (error: unknown) => error instanceof RequestRefused && setPrice(undefined),
        )
    }, PRICE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [text, voice])
  return price
}
