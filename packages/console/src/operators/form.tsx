import { RequestRefused } from '@kinora/client'
import { type ComponentChildren, createContext } from 'preact'
import { useContext, useId, useState } from 'preact/hooks'
import { Notice } from '../ui/notice.tsx'
import { explain, explainProblem } from '../texts/explain.ts'

const Problems = createContext<Readonly<Record<string, string>>>({})

type FormProps = {
  submit: string
  /** Throws refusals of the service, which are shown at their fields. */
  onSubmit: (values: FormData) => Promise<void>
  children: ComponentChildren
  class?: string
}

/** A small form: busy while it is sent, problems at their fields, cleared after success. */
export function Form({ submit, onSubmit, children, class: kind = 'stack' }: FormProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    setBusy(true)
    setFailure(undefined)
    await onSubmit(new FormData(form)).then(() => form.reset(), setFailure)
    setBusy(false)
  }
  const problems = failure instanceof RequestRefused ? failure.problems : []
  return (
    <form class={kind} onSubmit={event => void send(event)}>
      <Problems.Provider value={Object.fromEntries(problems.map(one => [one.field, explainProblem(one)]))}>
        {children}
      </Problems.Provider>
      {failure && problems.length === 0 && <Notice kind="error">{explain(failure)}</Notice>}
      <div class="form-end">
        <button type="submit" disabled={isBusy}>
          {submit}
        </button>
      </div>
    </form>
  )
}

type FieldProps = { name: string; label: string }

function Field({
  name,
  label,
  children,
}: FieldProps & { children: (id: string, isWrong: boolean) => ComponentChildren }) {
  const id = useId()
  const problem = useContext(Problems)[name]
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {children(id, problem !== undefined)}
      {problem && <span class="field-error">{problem}</span>}
    </div>
  )
}

export const TextField = ({ name, label, maxLength }: FieldProps & { maxLength: number }) => (
  <Field name={name} label={label}>
    {(id, isWrong) => (
      <input id={id} name={name} required maxLength={maxLength} aria-invalid={isWrong} autocomplete="off" />
    )}
  </Field>
)

export const NumberField = ({ name, label, min, value }: FieldProps & { min?: number; value?: number }) => (
  <Field name={name} label={label}>
    {(id, isWrong) => (
      <input
        id={id}
        name={name}
        type="number"
        required
        step={1}
        min={min}
        {...(value !== undefined && { defaultValue: String(value) })}
        aria-invalid={isWrong}
      />
    )}
  </Field>
)
