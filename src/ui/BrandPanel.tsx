import { Trans } from '@lingui/react/macro';
import './brand.css';

/** An invitation and the answers it brings: what the product does, without a sentence about it. */
export const BrandPanel = () => (
  <aside className="brand-panel brand-ground" aria-hidden>
    <div className="scene">
      <div className="sample-card">
        <i className="sprig" />
        <p className="invites">
          <Trans>Together with their families</Trans>
        </p>
        <p className="names">
          <Trans>
            Layla <i>&</i> Omar
          </Trans>
        </p>
        <p className="invites">
          <Trans>would love to celebrate with you</Trans>
        </p>
        <i className="rule" />
        <p className="date">
          <Trans>Saturday, 5 June · seven in the evening</Trans>
        </p>
      </div>
      <p className="reply coming">
        <Trans>Samira: 3 coming</Trans>
      </p>
      <p className="reply declined">
        <Trans>Yusuf: cannot make it</Trans>
      </p>
      <p className="reply coming late">
        <Trans>Ada: 1 coming</Trans>
      </p>
    </div>
    <p className="promise">
      <Trans>Every invitation, and every answer, in one place.</Trans>
    </p>
  </aside>
);
