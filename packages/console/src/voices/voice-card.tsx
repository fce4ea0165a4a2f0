import type { Voice } from '@kinora/client'
import { BASE } from '../core/base.ts'
import { mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import type { Player } from './player.ts'

type Props = { voice: Voice; isChosen: boolean; player: Player; onChoose: () => void }

/** One voice: play it, or use it for a sentence. */
export function VoiceCard({ voice, isChosen, player, onChoose }: Props) {
  const texts = t().voices
  const { id, language, gender, style, sample_url } = voice
  const playing = player.playing.value
  const isHere = playing?.name === id
  return (
    <li class={isChosen ? 'card voice is-chosen' : 'card voice'}>
      {sample_url && (
        <button
          type="button"
          class={isHere ? 'voice-play is-playing' : 'voice-play'}
          aria-label={isHere ? texts.stop(id) : texts.listen(id)}
          aria-busy={isHere && playing.isLoading}
          onClick={() => player.toggle(id, sampleAddress(sample_url))}
        >
          <Icon name={isHere ? 'stop' : 'play'} />
        </button>
      )}
      <div class="voice-text">
        <h3>{style}</h3>
        <p class="hint">
          {texts.languages[language as 'zh' | 'en']} · {texts.genders[gender as 'female' | 'male']}
        </p>
        <code class="voice-id">{id}</code>
        {player.failed.value === id && <p class="field-error">{texts.noSample}</p>}
      </div>
      {mayCreate.value && (
        <button type="button" class="quiet small" aria-pressed={isChosen} onClick={onChoose}>
          {isChosen ? texts.chosen : texts.choose}
          <span class="unseen"> {id}</span>
        </button>
      )}
    </li>
  )
}

/** At the address of this page: the service's own may differ. */
const sampleAddress = (url: string): string => BASE + url.slice(url.indexOf('/ent/v2/voices/'))
