// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../renderer/i18n/languages.ts';
import { speak } from '../../renderer/i18n/text.ts';
import { TableLoading } from '../../renderer/screens/table-loading.tsx';
import { PARTS, useLoading } from '../../renderer/session/loading.ts';

afterEach(() => {
  cleanup();
  useLoading.setState({ parts: {}, shown: false });
});

test('the line names the part with its figures in every language, and goes with the first frame', () => {
  for (const language of LANGUAGES) {
    speak(language);
    for (const part of PARTS) {
      useLoading.setState({ parts: { [part]: { done: 34, of: 92 } }, shown: false });
      render(<TableLoading />);
      const { textContent } = screen.getByRole('status');
      expect(textContent).toMatch(/^\S[^{:]+: 34\s\S+\s92$/);
      expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(34 / 92));
      act(() => useLoading.getState().finish());
      expect(screen.queryByRole('status')).toBeNull();
      cleanup();
    }
  }
});
