import type { Subject } from '@kinora/client'
import { address } from '../core/route.ts'
import { draftFor, keepDraft } from '../session/drafts.ts'
import { mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

type Props = { subject: Subject; isOwn: boolean; onEdit: () => void; onDelete: () => void }

/** One subject: its pictures, its name and its actions. */
export function SubjectCard({ subject, isOwn, onEdit, onDelete }: Props) {
  const texts = t().subjects
  const { id, name, images, videos, description, style, voice_id } = subject
  const [first, ...others] = images
  return (
    <li class="card subject">
      <div class="subject-pictures">
        {first ? (
          <img class="subject-first" src={first} alt={texts.picture(name)} loading="lazy" />
        ) : videos[0] ? (
          // biome-ignore lint/a11y/useMediaCaption: it only shows how the subject moves
          <video class="subject-first" src={videos[0]} controls preload="metadata" aria-label={texts.clip(name)} />
        ) : (
          <span class="subject-first subject-none" />
        )}
        {others.length > 0 && (
          <div class="subject-others">
            {others.map(url => (
              <img key={url} src={url} alt="" loading="lazy" />
            ))}
          </div>
        )}
      </div>
      <div class="subject-text">
        <h2>{name}</h2>
        {description && <p class="subject-description">{description}</p>}
        <p class="hint">{[style, voice_id].filter(Boolean).join(' · ')}</p>
      </div>
      <div class="buttons subject-buttons">
        {mayCreate.value && (
          <a class="button small" href={address('make', ['reference2video'])} onClick={() => draftWith(id, name)}>
            <Icon name="use" />
            {texts.use}
            <span class="unseen"> {name}</span>
          </a>
        )}
        {isOwn && (
          <>
            <button type="button" class="quiet small" onClick={onEdit}>
              {texts.edit}
              <span class="unseen"> {name}</span>
            </button>
            <button
              type="button"
              class="icon-button subject-delete"
              aria-label={texts.deleteTitle(name)}
              onClick={onDelete}
            >
              <Icon name="trash" />
            </button>
          </>
        )}
      </div>
    </li>
  )
}

/** Opens the form of Make with the subject in the prompt and the list of subjects. */
function draftWith(id: string, name: string): void {
  const draft = draftFor('reference2video')
  const others = ((draft['subjects'] as { server_id?: string }[] | undefined) ?? []).filter(one => one.server_id !== id)
  const prompt = typeof draft['prompt'] === 'string' ? draft['prompt'] : ''
  const mention = `@${name}`
  keepDraft('reference2video', {
    ...draft,
    prompt: prompt.includes(mention) ? prompt : `${mention} ${prompt}`,
    subjects: [...others, { name, server_id: id }],
  })
}
