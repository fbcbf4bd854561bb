import { Button, FormDialog, TextField } from '@soe/ui'
import { useState } from 'react'
import { useSimulator } from '../data'

/** Asks for the token that the simulator requires. */
export const TokenPanel = () => {
  const { giveToken, wasTokenRefused } = useSimulator()
  const [token, setToken] = useState('')
  // The dialog opens again whenever it is closed: nothing works without the token.
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
