/** The sheets a table can open; one at a time. */
export type Panel =
  | ''
  | 'menu'
  | 'log'
  | 'since'
  | 'people'
  | 'chat'
  | 'levels'
  | 'keys'
  | 'settings'
  | 'passing'
  | 'about'
  | 'hint'
  | 'rules';
