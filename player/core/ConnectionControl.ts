/** What can be done to the player's connections, besides pushing. */
export interface ConnectionControl {
  /** Cuts every socket; clients can come back at once. */
  dropSockets(): void
  /** Closes the port for that long, ms, as a crashed or restarting player does, then opens it again. */
  goOffline(milliseconds: number): void
  /** Ends such a time early. */
  comeBack(): void
}
