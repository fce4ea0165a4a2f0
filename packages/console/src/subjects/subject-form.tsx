import { RequestRefused, type Subject } from '@kinora/client'
import { useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { explain, explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLoad } from '../ui/use-load.ts'
import { type Picture, SubjectPictures } from './subject-pictures.tsx'

type Props = { subject: Subject | undefined; onDone: () => void; onClose: () => void }

/** Creates or changes a subject. */
export function SubjectForm({ subject, onDone, onClose }: Props) {
  const texts = t().subjects
  const [fields, setFields] = useState({
    name: subject?.name ?? '',
    style: subject?.style ?? '',
    description: subject?.description ?? '',
    voice_id: subject?.voice_id ?? '',
  })
  const [pictures, setPictures] = useState<readonly Picture[]>(
    (subject?.images ?? []).map(url => ({ url, isKept: true })),
  )
  const voices = useLoad(signal => client().voices({ signal }), [])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const set = (name: keyof typeof fields) => (event: { currentTarget: { value: string } }) =>
    setFields(before => ({ ...before, [name]: event.currentTarget.value }))
  const problems = failure instanceof RequestRefused ? failure.problems : []
  const problemOf = (field: string): string | undefined => {
    const found = problems.find(one => one.field === field || one.field.startsWith(`${field}[`))
    return found && explainProblem(found)
  }
  const isElsewhere = failure && !problems.some(one => one.field.split('[')[0] !== undefined && isShown(one.field))

  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    // A kept picture is referred to by its URL; a new one is uploaded.
    const images = pictures.map(({ url, data }) => data ?? url)
    const isChanged = pictures.length !== (subject?.images ?? []).length || pictures.some(one => !one.isKept)
    const body = { ...fields, ...((!subject || isChanged) && { images }) }
    const sent = subject ? client().changeSubject(subject.id, body) : client().createSubject({ ...body, images })
    await sent.then(onDone, setFailure)
    setBusy(false)
  }
  return (
    <Dialog title={subject ? texts.editTitle(subject.name) : texts.create} onClose={onClose}>
      <form class="stack" onSubmit={event => void submit(event)}>
        <SubjectPictures pictures={pictures} onChange={setPictures} problem={problemOf('images')} />
        <Field label={texts.name} hint={texts.nameHint} problem={problemOf('name')} id="subject-name">
          <input
            id="subject-name"
            required
            maxLength={64}
            value={fields.name}
            aria-describedby="subject-name-hint"
            aria-invalid={problemOf('name') !== undefined}
            onInput={set('name')}
          />
        </Field>
        <Field label={texts.description} problem={problemOf('description')} id="subject-description">
          <textarea
            id="subject-description"
            maxLength={2_000}
            value={fields.description}
            onInput={set('description')}
          />
        </Field>
        <div class="subject-pair">
          <Field label={texts.style} problem={problemOf('style')} id="subject-style">
            <input id="subject-style" maxLength={100} value={fields.style} onInput={set('style')} />
          </Field>
          <Field label={texts.voice} problem={problemOf('voice_id')} id="subject-voice">
            <select id="subject-voice" value={fields.voice_id} onChange={set('voice_id')}>
              <option value="">{texts.anyVoice}</option>
              {(voices.value ?? []).map(one => (
                <option key={one.id} value={one.id}>
                  {one.style} · {one.id}
                </option>
              ))}
            </select>
          </Field>
        </div>
        {isElsewhere && <Notice kind="error">{explain(failure)}</Notice>}
        <div class="buttons">
          <button type="submit" class="primary" disabled={isBusy || pictures.length === 0}>
            {isBusy ? texts.saving : texts.save}
          </button>
          <button type="button" class="quiet" onClick={onClose}>
            {t().shell.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const SHOWN = ['name', 'images', 'description', 'style', 'voice_id']
const isShown = (field: string): boolean => SHOWN.includes(field.split('[')[0] ?? '')

type FieldProps = {
  id: string
  label: string
  hint?: string
  problem: string | undefined
  children: preact.ComponentChildren
}

const Field = ({ id, label, hint, problem, children }: FieldProps) => (
  <div class="field">
    <label class="field-label" for={id}>
      {label}
    </label>
    {children}
    {hint && (
      <span id={`${id}-hint`} class="field-hint">
        {hint}
      </span>
    )}
    {problem && <span class="field-error">{problem}</span>}
  </div>
)
