import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import type { ClientMessage, TableSettings } from '../../core/protocol/messages.ts';
import { speak } from '../../renderer/i18n/text.ts';
import { useSession } from '../../renderer/session/store.ts';
import { DEFAULTS, useSettings } from '../../renderer/settings/store.ts';
import { closePage, openPage } from './blank-page.ts';

const sent: ClientMessage[] = [];

/** The tables that the host was asked for. */
export const asked = (): TableSettings[] =>
  sent.flatMap((message) =>
    message.t === 'command' && message.command.c === 'newTable' ? [message.command.settings] : [],
  );

/** Before each test of a file: a blank page in English, nothing remembered, and a host that only listens. */
export function openNewGame(): void {
  beforeEach(() => {
    openPage();
    sent.length = 0;
    localStorage.clear();
    speak('en');
    useSettings.setState({ ...DEFAULTS, undos: [] });
    useSession.setState({
      connection: 'open',
      line: {
        send: (message) => sent.push(message),
        onMessage: () => () => {},
        onClose: () => () => {},
        close: () => {},
      },
    });
  });
  afterEach(closePage);
}

export const deal = () => fireEvent.click(screen.getByRole('button', { name: /^Deal/ }));
export const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(name));
export const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
