/** What `npm start -- --help` and the command's `serve --help` say. */
export const help = `Starts a player and serves its interface.

  npm start -- [options]     in a checkout; after \`serve\` where the command is installed

  --port N          port to open (default 3000; the next free one if it is taken)
  --host ADDRESS    address to listen at (default 127.0.0.1, which only this machine reaches; 0.0.0.0 lets phones in)
  --origin A,B      addresses by which it is reached besides, and whose pages may drive it, e.g. http://music.example
  --name NAME       what the player is called; keeps its state apart from that of players of other names
  --peers A,B       addresses of the other players of the house, as browsers reach them: they see each other, and can be grouped
  --data DIR        where name, settings and the rest are kept (default a folder of the user)
  --fresh           start anew; what was kept is moved aside, not deleted
  --no-wizard       do not open the wizard of the first start: for those who know their way
  --plugins DIR     a folder of plugins with UIConfig.json, besides the shipped ones; can be given several times
  --music DIR       a folder of music to play; without it the player makes some of its own
  --synthetic N     N tracks more that there are in memory only, to try what a large library does
  --synthetic-plugins N  N plugins more in the store that do nothing
  --manners real    tell and take requests as devices in the field do, exits and all (default plain)
  --generation 2|4  generation of the socket protocol (default 4, which also takes clients of generation 2)
  --device URL      no player here: serve the interface for the real one at that address, e.g. http://192.168.1.50
  --no-cloud        no accounts; without it an embedded cloud runs beside the player, unless brand.json names one;
                    other machines reach it, but not its mails, with --host
  --cloud URL       accounts at an embedded cloud that runs already, e.g. that of another player
  --brand FILE      another brand.json
  --help            this
`
