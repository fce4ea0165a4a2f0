import { useState } from 'preact/hooks'
import { address } from '../core/route.ts'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Once } from '../ui/once.tsx'
import { Form, NumberField, TextField } from './form.tsx'
import type { NewAccount } from './answers.ts'

type Props = { onMade: () => void; onClose: () => void }

/** Creates an account; its key and secret are shown once. */
export function NewAccountForm({ onMade, onClose }: Props) {
  const texts = t().operators
  const [made, setMade] = useState<NewAccount>()
  const open = async (values: FormData): Promise<void> => {
    const json = { name: values.get('name'), credits: Number(values.get('credits')) }
    setMade(await client().call<NewAccount>('POST', '/admin/v1/accounts', { json }))
    onMade()
  }
  return (
    <Dialog title={texts.newAccount} onClose={onClose}>
      {made ? (
        <div class="stack">
          <Once
            secrets={[
              { label: texts.key, value: made.key },
              { label: texts.callbackSecret, value: made.callback_secret },
            ]}
          />
          <div class="buttons">
            <a class="button" href={address('accounts', [made.id])}>
              {texts.look(made.name)}
            </a>
          </div>
        </div>
      ) : (
        <Form submit={texts.open} onSubmit={open}>
          <TextField name="name" label={texts.name} maxLength={100} />
          <NumberField name="credits" label={texts.openingCredits} min={0} value={0} />
        </Form>
      )}
    </Dialog>
  )
}
