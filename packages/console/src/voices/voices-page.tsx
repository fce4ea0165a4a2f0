import type { Voice } from '@kinora/client'
import { useState } from 'preact/hooks'
import { address, go } from '../core/route.ts'
import type { PageProps } from '../core/route.ts'
import { client, mayCreate } from '../session/session.ts'
import { language as spoken, t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Empty } from '../ui/empty.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import { createPlayer } from './player.ts'
import { TrySentence } from './try-sentence.tsx'
import { VoiceCard } from './voice-card.tsx'
import { explain } from '../texts/explain.ts'

const LANGUAGES = ['', 'zh', 'en'] as const
const GENDERS = ['', 'female', 'male'] as const

/** All voices, and a sentence of the user in any of them. */
export function VoicesPage({ query }: PageProps) {
  const texts = t().voices
  const { value: voices, error } = useLoad(signal => client().voices({ signal }), [])
  const [player] = useState(createPlayer)
  const language = LANGUAGES.find(one => one === query.get('language')) ?? ''
  const gender = GENDERS.find(one => one === query.get('gender')) ?? ''
  const words = query.get('q') ?? ''
  const chosen =
    voices?.find(({ id }) => id === query.get('voice')) ??
    voices?.find(one => one.language === spoken.value) ??
    voices?.[0]
  const look = (wanted: Record<string, string>): void =>
    go(address('voices', [], { language, gender, q: words, voice: query.get('voice') ?? '', ...wanted }), {
      replace: true,
    })
  const shown = (voices ?? []).filter(
    one => (!language || one.language === language) && (!gender || one.gender === gender) && has(one, words),
  )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {!voices && !error && <Spinner />}
      {voices && chosen && (
        <div class="stack">
          {mayCreate.value && (
            <TrySentence voices={voices} chosen={chosen} onChoose={id => look({ voice: id })} player={player} />
          )}
          <div class="filters">
            <ChoiceGroup
              label={texts.language}
              value={language}
              choices={LANGUAGES.map(value => ({ value, label: texts.languages[value || 'all'] }))}
              onChange={value => look({ language: value })}
            />
            <ChoiceGroup
              label={texts.gender}
              value={gender}
              choices={GENDERS.map(value => ({ value, label: texts.genders[value || 'all'] }))}
              onChange={value => look({ gender: value })}
            />
            <label class="filter-text">
              <span class="unseen">{texts.search}</span>
              <input
                type="search"
                placeholder={texts.search}
                value={words}
                onInput={event => look({ q: event.currentTarget.value })}
              />
            </label>
          </div>
          {shown.length === 0 && <Empty title={texts.none} />}
          <ul class="voices">
            {shown.map(voice => (
              <VoiceCard
                key={voice.id}
                voice={voice}
                isChosen={voice.id === chosen.id}
                player={player}
                onChoose={() => look({ voice: voice.id })}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const has = ({ id, style }: Voice, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every(word => `${id} ${style}`.toLowerCase().includes(word))
