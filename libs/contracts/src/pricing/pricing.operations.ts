export * as saveAcceptedMyofferData from './save-accepted-myoffer-data'
