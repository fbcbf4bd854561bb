export * from './grown-texts'
