import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { ShellTexts } from './shell-texts.ts';

export interface MenuActions {
  readonly showLogs: () => void;
  readonly about: () => void;
}

/** The menu bar, in the player's language; the table itself needs none of it. */
export function setMenu(texts: ShellTexts, platform: NodeJS.Platform, { showLogs, about }: MenuActions): void {
  const isMac = platform === 'darwin';
  const aboutItem: MenuItemConstructorOptions = { id: 'about', label: texts.about, click: about };
  const quitItem: MenuItemConstructorOptions = { id: 'quit', label: texts.quit, role: 'quit' };
  const separator: MenuItemConstructorOptions = { type: 'separator' };
  const game: MenuItemConstructorOptions = {
    label: isMac ? 'Ironhorse' : texts.game,
    submenu: isMac
      ? [aboutItem, separator, { label: texts.hide, role: 'hide' }, separator, quitItem]
      : [{ id: 'full-screen', label: texts.fullScreen, role: 'togglefullscreen' }, separator, quitItem],
  };
  const edit: MenuItemConstructorOptions = {
    label: texts.edit,
    submenu: [
      { label: texts.undo, role: 'undo' },
      { label: texts.redo, role: 'redo' },
      separator,
      { label: texts.cut, role: 'cut' },
      { label: texts.copy, role: 'copy' },
      { label: texts.paste, role: 'paste' },
      { label: texts.selectAll, role: 'selectAll' },
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: texts.view,
    submenu: [{ id: 'full-screen', label: texts.fullScreen, role: 'togglefullscreen' }],
  };
  const logs: MenuItemConstructorOptions = { id: 'logs', label: texts.logs, click: showLogs };
  const help: MenuItemConstructorOptions = { label: texts.help, submenu: isMac ? [logs] : [logs, aboutItem] };
  // The edit roles are what makes Ctrl+C and Ctrl+V work in text fields on macOS.
  Menu.setApplicationMenu(Menu.buildFromTemplate(isMac ? [game, edit, view, help] : [game, edit, help]));
}
