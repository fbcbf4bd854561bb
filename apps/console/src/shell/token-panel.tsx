import { Button, FormDialog, TextField } from '@soe/ui'
import { useState } from 'react'
import { useSimulator } from '../data'

/** Where the simulator wants its token, nothing else can be done first. */
export const TokenPanel = () => {
  const { giveToken, wasTokenRefused } = useSimulator()
  const [token, setToken] = useState('')
  // Escape closes any dialog; this one comes back, for nothing works without it.
  const [round, setRound] = useState(0)
  return (
    <FormDialog
      open
      closeLabel="Close"
      key={round}
      title="This simulator wants its token"
      onClose={() => setRound(round + 1)}
      onSubmit={() => token !== '' && giveToken(token)}
      actions={
        <Button type="submit" variant="accent" disabled={token === ''}>
          Open the console
        </Button>
      }
    >
      <p>
        The control API answers on this machine, or to who bears the token that the simulator was started with (
        <code>--token</code> or <code>SIM_TOKEN</code>). It is kept in this tab alone.
      </p>
      <TextField
        label="Token"
        error={wasTokenRefused ? 'The simulator did not take that token.' : undefined}
        type="password"
        autoComplete="off"
        value={token}
        onChange={(event) => setToken(event.target.value)}
      />
    </FormDialog>
  )
}
