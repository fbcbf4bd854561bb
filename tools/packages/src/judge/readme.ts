export const readme = `# soe-conform

Judges a backend of the carrier's \`soe/digital\` API against its contract, over HTTP. No dependencies; Node 20.19, or
22.12 and newer.

\`\`\`sh
npm install --save-dev ./soe-conform-1.0.0.tgz
npx soe-conform init --target http://localhost:8080
npx soe-conform --target http://localhost:8080 --states states.yaml --only cart --out reports
\`\`\`

It ends with 0 where everything held, 1 where something is broken, 2 where something could not be judged. \`reports\` has
the page with every call, JUnit, SARIF, and a file for each finding, which \`npx soe-conform replay FILE\` plays again.

## What it needs to know of a backend

\`init\` asks a running backend what it sells, and writes \`states.yaml\` with what is left to fill in:

\`\`\`yaml
states:
  shopper:                       # a shopper of its own with nothing in the cart
    setup:
      - call: POST /test/customers
        body: { audience: '{identity}' }
        keep: { customer: id, password: password }
identities:
  signed-in:                     # how a customer signs in
    login:
      - call: POST /login
        body: { id: '{customer}', password: '{password}' }
  prospect: {}
data:
  phone: { sku: X100-BLK, product: P100, months: 24 }
\`\`\`

| | |
|---|---|
| \`npx soe-conform help states\` | states: a shopper, a locked cart, time that passes; scripts of calls, or one URL |
| \`npx soe-conform help identities\` | who calls, how they sign in, and a second customer who must not meet what is the first's |
| \`npx soe-conform help data\` | own skus, products, plans, zip codes and codes |
| \`npx soe-conform help waivers\` | findings that are accepted until a day, with owner and reason |
| \`npx soe-conform --help\` | every option |

[docs/judge-a-backend.md](docs/judge-a-backend.md) has it all, and
[docs/half-built-backend.md](docs/half-built-backend.md) how to begin with three operations.

\`--only\`, \`--except\` and \`--audiences\` leave out what the backend does not offer. What holds beyond the schemas stands
under \`x-invariants\` in \`openapi.json\` of the package \`soe-contract\`.

## What it sends

A host other than localhost gets reads alone until \`--i-own HOST\` says that it may be changed, and the run says how many
checks were not judged for that, with exit code 2. \`--read-only\` says that reads are all that is wanted, and exits with 0
where they held. What checks have made is taken down again, also after Ctrl-C.

## In a pipeline

\`\`\`yaml
jobs:
  judge:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npm start &                # the backend, at http://localhost:8080
      - run: npx soe-conform --target http://localhost:8080 --states states.yaml --out reports
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: conformance, path: reports }
\`\`\`

\`soe-conform proxy\` judges what passes between clients and a backend, and \`soe-conform judge FILE\` a HAR file or the
journal of a simulator. \`soe-conform used\` prints which fields of answers the shop's pages read, with
\`--changes OLD NEW\` those that a change of the contract touches, and with \`--pact FILE\` as a pact.
`
